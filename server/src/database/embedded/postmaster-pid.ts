/** Reads postmaster.pid. Source: PostgreSQL, src/include/utils/pidfile.h (one fact per line). */
import { readFile, readlink, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { isRunning } from '../process-stamp.ts'
import type { ClusterFolder } from './cluster-folder.ts'

export type PostmasterPid = {
  readonly pid: number
  readonly port: number
  readonly socket: string
  readonly isReady: boolean
}

export async function readPostmasterPid(folder: ClusterFolder): Promise<PostmasterPid | undefined> {
  const text = await readFile(pidFile(folder), 'utf8').catch(() => '')
  const [pid = '', , , port = '', socket = '', , , status = ''] = text.split('\n')
  if (!/^\d+$/.test(pid)) return undefined
  return { pid: Number(pid), port: Number(port), socket: socket.trim(), isReady: status.trim() === 'ready' }
}

/** The Postgres that a killed server left behind; a file left by a dead one is cleared away. */
export async function findOrphan(folder: ClusterFolder): Promise<PostmasterPid | undefined> {
  const found = await readPostmasterPid(folder)
  if (!found) return undefined
  if (isRunning(found.pid) && (await worksIn(found.pid, folder))) return found
  // After a reboot the number may belong to some other program, and Postgres would refuse to start because of it.
  await rm(pidFile(folder), { force: true })
  return undefined
}

function pidFile(folder: ClusterFolder): string {
  return join(folder.data, 'postmaster.pid')
}

/** A postmaster's working directory is its data folder; where that cannot be looked up, the number has to do. */
async function worksIn(pid: number, folder: ClusterFolder): Promise<boolean> {
  const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
  return cwd === undefined || cwd === folder.data
}

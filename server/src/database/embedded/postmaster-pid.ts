/** Reads postmaster.pid. Source: PostgreSQL, src/include/utils/pidfile.h (one fact per line). */
import { readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises'
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

/** Finds the Postgres that a killed server left behind, and removes stale lock files for the next start. */
export async function findOrphan(folder: ClusterFolder): Promise<PostmasterPid | undefined> {
  const found = await readPostmasterPid(folder)
  if (found && isRunning(found.pid) && (await worksIn(found.pid, folder))) return found
  await disownLockFiles(folder)
  return undefined
}

/**
 * Postgres does not start while the process number in its lock files is in use, even by some other program after a
 * reboot or by a zombie process. The rest of the data folder's file stays: by its key Postgres notices children of the
 * dead server that still write, and starting beside them would destroy data.
 */
async function disownLockFiles(folder: ClusterFolder): Promise<void> {
  const text = await readFile(pidFile(folder), 'utf8').catch(() => '')
  if (text) await writeFile(pidFile(folder), text.replace(/^\d+/, NO_PROCESS))
  const locks = (await readdir(folder.socket)).filter((name) => name.startsWith('.s.PGSQL.') && name.endsWith('.lock'))
  for (const name of locks) await rm(join(folder.socket, name), { force: true })
}

/** Higher than any process number. */
const NO_PROCESS = '2147483646'

function pidFile(folder: ClusterFolder): string {
  return join(folder.data, 'postmaster.pid')
}

/** A postmaster's working directory is its data folder. When it cannot be looked up, the number has to do. */
async function worksIn(pid: number, folder: ClusterFolder): Promise<boolean> {
  const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
  return cwd === undefined || cwd === folder.data
}

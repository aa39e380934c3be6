import { execFile, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { chown, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

import { isRunning } from '../process-stamp.ts'
import type { ClusterFolder } from './cluster-folder.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'
import { POSTGRES_ENV, postgresArguments } from './postgres-options.ts'
import type { PostgresOwner } from './postgres-owner.ts'
import { readPostmasterPid, type PostmasterPid } from './postmaster-pid.ts'

export type Postmaster = {
  readonly pid: number
  readonly isAdopted: boolean
  /** The number may belong to another program once the process has ended: always check before signalling it. */
  isUp(): boolean
  /** Settles when the process has ended, for any reason. */
  readonly ended: Promise<void>
}

export type Cluster = {
  readonly folder: ClusterFolder
  readonly binaries: PostgresBinaries
  readonly owner: PostgresOwner
}

// Crash recovery after a kill can take a while on a slow disk.
const READY_WITHIN_MS = 60_000
const FAST_STOP_MS = 10_000
const POLL_MS = 15

export async function startPostmaster({ folder, binaries, owner }: Cluster, port: number): Promise<Postmaster> {
  const log = openSync(folder.logFile, 'a', 0o600)
  if (owner) await chown(folder.logFile, owner.uid, owner.gid)
  // Its own process group: Ctrl-C must reach our server first, which stops Postgres after the last request.
  const options = { cwd: folder.data, env: POSTGRES_ENV, detached: true, windowsHide: true, ...owner }
  const child = spawn(binaries.postgres, postgresArguments(folder, port), { ...options, stdio: ['ignore', log, log] })
  closeSync(log)
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve())
    child.once('exit', () => resolve())
  })
  child.unref()
  const { pid } = child
  if (pid === undefined) throw new Error('the postgres program cannot be started')
  const isUp = (): boolean => child.exitCode === null && child.signalCode === null
  endWithUs({ pid, ended })
  await waitUntilReady(folder, pid, isUp).catch((error: unknown) => {
    child.kill('SIGQUIT')
    throw error
  })
  return { pid, isAdopted: false, ended, isUp }
}

/** Uses a running Postgres. It is not our child process, so its end has to be polled. */
export async function adoptPostmaster(folder: ClusterFolder, { pid }: PostmasterPid): Promise<Postmaster> {
  const isUp = (): boolean => isRunning(pid)
  await waitUntilReady(folder, pid, isUp)
  const ended = waitForEnd(pid)
  endWithUs({ pid, ended })
  return { pid, isAdopted: true, ended, isUp }
}

/** Otherwise a server stopped while Postgres starts (Ctrl-C) would leave it running. */
function endWithUs({ pid, ended }: Pick<Postmaster, 'pid' | 'ended'>): void {
  const end = (): void => {
    try {
      process.kill(pid, 'SIGINT')
    } catch {
      // It has already ended by itself.
    }
  }
  process.once('exit', end)
  void ended.then(() => process.removeListener('exit', end))
}

async function waitForEnd(pid: number): Promise<void> {
  while (isRunning(pid)) await sleep(100)
}

async function waitUntilReady(folder: ClusterFolder, pid: number, isUp: () => boolean): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    const found = await readPostmasterPid(folder)
    if (found?.pid === pid && found.isReady) return
    if (!isUp()) throw new Error(`Postgres ended at once: ${await lastComplaint(folder)}`)
    await sleep(POLL_MS)
  }
  throw new Error(`Postgres was not ready after ${READY_WITHIN_MS / 1000} seconds; see ${folder.logFile}`)
}

/** Fast shutdown: closes connections and writes everything; a process that does not end is killed. */
export async function stopPostmaster({ pid, isUp }: Postmaster, { folder, binaries }: Cluster): Promise<void> {
  if (process.platform === 'win32') {
    await promisify(execFile)(binaries.pg_ctl, ['stop', '-D', folder.data, '-m', 'fast']).catch(() => undefined)
    return
  }
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!isUp()) return
    process.kill(pid, signal)
    const deadline = Date.now() + FAST_STOP_MS
    while (isUp() && Date.now() < deadline) await sleep(POLL_MS)
  }
}

async function lastComplaint(folder: ClusterFolder): Promise<string> {
  const lines = (await readFile(folder.logFile, 'utf8').catch(() => '')).trim().split('\n')
  const complaint = lines.slice(-20).findLast((line) => /FATAL|PANIC|error while loading/.test(line)) ?? lines.at(-1)
  return complaint?.replace(/^.*?(?:FATAL|PANIC):\s*/, '') || 'it gave no reason'
}

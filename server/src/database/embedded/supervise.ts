import { setTimeout as sleep } from 'node:timers/promises'

import type { Log } from '../../logging/log.ts'
import { limitLog } from './limit-log.ts'
import { findOrphan } from './postmaster-pid.ts'
import { startPostmaster, stopPostmaster, type Cluster, type Postmaster } from './postmaster.ts'

const FIRST_RETRY_MS = 100
const LAST_RETRY_MS = 5_000

/** Restarts Postgres whenever it ends by itself, however often, until `stop` is called. */
export function supervise(first: Postmaster, cluster: Cluster, port: number, log: Log): { stop(): Promise<void> } {
  let current = first
  const stopping = new AbortController()
  const hasStopped = (): boolean => stopping.signal.aborted
  const restart = async (): Promise<boolean> => {
    try {
      await limitLog(cluster.folder.logFile)
      // Removes stale lock files.
      await findOrphan(cluster.folder)
      current = await startPostmaster(cluster, port)
      log.info({ postgres: current.pid }, 'Postgres is running again')
      return true
    } catch (error) {
      log.error({ reason: error instanceof Error ? error.message : String(error) }, 'Postgres does not start')
      return false
    }
  }
  const watch = async (): Promise<void> => {
    for (let delay = FIRST_RETRY_MS; ;) {
      await current.ended
      if (hasStopped()) return
      log.error({ retryInMs: delay }, 'Postgres ended unexpectedly; starting it again')
      await sleep(delay, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined)
      if (hasStopped()) return
      delay = (await restart()) ? FIRST_RETRY_MS : Math.min(delay * 2, LAST_RETRY_MS)
      // Stopped while the new one was starting.
      if (hasStopped()) return stopPostmaster(current, cluster)
    }
  }
  const watching = watch()
  return {
    async stop() {
      stopping.abort()
      await stopPostmaster(current, cluster)
      await watching
    },
  }
}

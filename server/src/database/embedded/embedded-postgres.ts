import { readFile, rm, stat, truncate } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Log } from '../../logging/log.ts'
import type { PostgresConnection } from '../postgres-db.ts'
import type { ClusterFolder } from './cluster-folder.ts'
import { checkVersion, createCluster, passwordFile } from './create-cluster.ts'
import { findPostgresBinaries } from './postgres-binaries.ts'
import { SOCKET_PORT } from './postgres-options.ts'
import { checkReachable, choosePostgresOwner, prepareFolders } from './postgres-owner.ts'
import { findOrphan } from './postmaster-pid.ts'
import { adoptPostmaster, startPostmaster, stopPostmaster, type Postmaster } from './postmaster.ts'

export type EmbeddedPostgres = {
  readonly folder: ClusterFolder
  readonly connection: PostgresConnection
  stop(): Promise<void>
}

type Cluster = Parameters<typeof startPostmaster>[0]

const MAX_LOG_BYTES = 5_000_000
const FIRST_RETRY_MS = 100
const LAST_RETRY_MS = 5_000

/**
 * Runs the Postgres that ships on npm and starts it again when it dies.
 * The caller holds the lock on the data folder, so a Postgres that already runs there has been orphaned.
 */
export async function startEmbeddedPostgres(folder: ClusterFolder, log: Log): Promise<EmbeddedPostgres> {
  const cluster = await prepareCluster(folder)
  const orphan = cluster.isNew ? undefined : await findOrphan(folder)
  const port = orphan?.port ?? (await choosePort())
  const first = orphan ? adoptPostmaster(folder, orphan) : startPostmaster(cluster, port)
  const postmaster = await first.catch(async (error: unknown) => {
    // Nothing was ever stored in it, and left behind it would decide the engine of the next start.
    if (cluster.isNew) await rm(folder.data, { recursive: true, force: true })
    throw error
  })
  if (postmaster.isAdopted) log.info({ pid: postmaster.pid }, 'Going on with the Postgres that was left running')
  const supervision = supervise(postmaster, cluster, port, log)
  return { folder, connection: await connectionTo(folder, orphan?.socket, port), stop: supervision.stop }
}

async function prepareCluster(folder: ClusterFolder): Promise<Cluster & { readonly isNew: boolean }> {
  await checkVersion(folder)
  const binaries = await findPostgresBinaries()
  const owner = await choosePostgresOwner(folder)
  await checkReachable(binaries.postgres, owner)
  await checkReachable(folder.root, owner)
  await prepareFolders(folder, owner)
  await limitLog(folder.logFile)
  return { folder, binaries, owner, isNew: await createCluster(folder, binaries, owner) }
}

function supervise(first: Postmaster, cluster: Cluster, port: number, log: Log): { stop(): Promise<void> } {
  let current = first
  let isStopping = false
  const watch = async (): Promise<void> => {
    for (let delay = FIRST_RETRY_MS; !isStopping;) {
      await current.ended
      if (isStopping) return
      log.error({ pid: current.pid, retryInMs: delay }, 'Postgres ended unexpectedly; starting it again')
      await sleep(delay, undefined, { ref: false })
      delay = await restart(delay)
    }
  }
  const restart = async (delay: number): Promise<number> => {
    try {
      await limitLog(cluster.folder.logFile)
      await findOrphan(cluster.folder)
      current = await startPostmaster(cluster, port)
      log.info({ pid: current.pid }, 'Postgres is running again')
      return FIRST_RETRY_MS
    } catch (error) {
      log.error({ reason: String(error) }, 'Postgres does not start')
      return Math.min(delay * 2, LAST_RETRY_MS)
    }
  }
  const watching = watch()
  return {
    async stop() {
      isStopping = true
      await stopPostmaster(current, cluster)
      await Promise.race([watching, sleep(LAST_RETRY_MS, undefined, { ref: false })])
    },
  }
}

/** Postgres appends, so the file may be emptied under its hands. */
async function limitLog(file: string): Promise<void> {
  const size = await stat(file).then(
    ({ size }) => size,
    () => 0,
  )
  if (size > MAX_LOG_BYTES) await truncate(file)
}

async function connectionTo(
  folder: ClusterFolder,
  socket: string | undefined,
  port: number,
): Promise<PostgresConnection> {
  const account = { user: 'postgres', database: 'postgres', port }
  if (process.platform !== 'win32') return { ...account, host: socket || folder.socket }
  return { ...account, host: '127.0.0.1', password: await readFile(passwordFile(folder), 'utf8') }
}

/** Over a unix socket the port is only part of the file's name. */
async function choosePort(): Promise<number> {
  if (process.platform !== 'win32') return SOCKET_PORT
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

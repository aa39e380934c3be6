import { readFile, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Log } from '../../logging/log.ts'
import type { PostgresConnection } from '../postgres-db.ts'
import type { ClusterFolder } from './cluster-folder.ts'
import { checkVersion, createCluster, passwordFile } from './create-cluster.ts'
import { limitLog } from './limit-log.ts'
import { findPostgresBinaries } from './postgres-binaries.ts'
import { SOCKET_PORT } from './postgres-options.ts'
import { checkReachable, choosePostgresOwner, prepareFolders } from './postgres-owner.ts'
import { findOrphan, type PostmasterPid } from './postmaster-pid.ts'
import { adoptPostmaster, startPostmaster, stopPostmaster, type Cluster, type Postmaster } from './postmaster.ts'
import { supervise } from './supervise.ts'

export type EmbeddedPostgres = {
  readonly folder: ClusterFolder
  readonly connection: PostgresConnection
  stop(): Promise<void>
}

/** Children of a killed Postgres notice its end when their statement ends. */
const OLD_CHILDREN_END_MS = 20_000
const RETRY_MS = 100

/**
 * Runs the Postgres that ships on npm and restarts it when it dies. The caller holds the lock on the data folder, so a
 * Postgres that already runs there is orphaned.
 */
export async function startEmbeddedPostgres(folder: ClusterFolder, log: Log): Promise<EmbeddedPostgres> {
  const cluster = await prepareCluster(folder)
  const orphan = cluster.isNew ? undefined : await findOrphan(folder)
  const port = orphan?.port ?? (await choosePort())
  const adopted = orphan && (await adopt(cluster, orphan, log))
  const postmaster = adopted ?? (await startFirst(cluster, port))
  const supervision = supervise(postmaster, cluster, port, log)
  return { folder, connection: await connectionTo(folder, port), stop: supervision.stop }
}

/** A Postgres that is shutting down, or that listens on another socket than ours, is not reused. */
async function adopt(cluster: Cluster, orphan: PostmasterPid, log: Log): Promise<Postmaster | undefined> {
  const postmaster = await adoptPostmaster(cluster.folder, orphan).catch(() => undefined)
  if (!postmaster) return undefined
  if (process.platform !== 'win32' && orphan.socket !== cluster.folder.socket) {
    await stopPostmaster(postmaster, cluster)
    return undefined
  }
  log.info({ postgres: postmaster.pid }, 'Using the Postgres that was left running')
  return postmaster
}

async function startFirst(cluster: Cluster & { readonly isNew: boolean }, port: number): Promise<Postmaster> {
  const deadline = Date.now() + OLD_CHILDREN_END_MS
  for (;;) {
    try {
      return await startPostmaster(cluster, port)
    } catch (error) {
      const mayPass = error instanceof Error && error.message.includes('pre-existing shared memory block')
      if (mayPass && Date.now() < deadline) {
        await sleep(RETRY_MS)
        continue
      }
      // It has never stored anything, and its files would decide the engine of the next start.
      if (cluster.isNew) await rm(cluster.folder.data, { recursive: true, force: true })
      throw error
    }
  }
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

async function connectionTo(folder: ClusterFolder, port: number): Promise<PostgresConnection> {
  const account = { user: 'postgres', database: 'postgres', port }
  if (process.platform !== 'win32') return { ...account, host: folder.socket }
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

import type { Log } from '../logging/log.ts'
import { clusterFolder } from './embedded/cluster-folder.ts'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { guardDiskSpace } from './guard-disk-space.ts'
import type { OpenedDatabase } from './opened-database.ts'
import { createPostgresDb } from './postgres-db.ts'

export async function openEmbedded(dataDir: string, log: Log): Promise<OpenedDatabase> {
  const postgres = await startEmbeddedPostgres(clusterFolder(dataDir), log)
  const onIdleError = (error: Error): void => log.warn({ reason: error.message }, 'A database connection was lost')
  const db = createPostgresDb(postgres.connection, { onIdleError })
  const close = async (): Promise<void> => {
    await db.close()
    await postgres.stop()
  }
  const guard = await guardDiskSpace(db, postgres.folder.root, log).catch(async (error: unknown) => {
    await close()
    throw error
  })
  return {
    db,
    description: `embedded Postgres in ${postgres.folder.data}`,
    async close() {
      guard.stop()
      await close()
    },
  }
}

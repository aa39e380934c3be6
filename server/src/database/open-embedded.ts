import type { Log } from '../logging/log.ts'
import { clusterFolder } from './embedded/cluster-folder.ts'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import type { OpenDatabase } from './open-database.ts'
import { createPostgresDb } from './postgres-db.ts'

export async function openEmbedded(dataDir: string, log: Log): Promise<OpenDatabase> {
  const postgres = await startEmbeddedPostgres(clusterFolder(dataDir), log)
  const onIdleError = (error: Error): void => log.warn({ reason: error.message }, 'A database connection was lost')
  const db = createPostgresDb(postgres.connection, { onIdleError })
  return {
    db,
    description: `embedded Postgres in ${postgres.folder.data}`,
    async close() {
      await db.close()
      await postgres.stop()
    },
  }
}

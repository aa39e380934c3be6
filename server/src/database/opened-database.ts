import type { Db } from './db.ts'

export type OpenedDatabase = {
  readonly db: Db
  /** For the log and the start-up banner: which engine, and where its data is. */
  readonly description: string
  /** Closes the connections, and stops the database if this process runs it. */
  close(): Promise<void>
}

import type { Db } from '../src/database/db.ts'

const OTHERS = 'datname = current_database() and pid <> pg_backend_pid()'

/**
 * Closes connections as a restart of the database does, except the one that runs this query: it would end before the
 * others.
 */
export async function cutConnections(db: Pick<Db, 'query'>): Promise<void> {
  await db.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${OTHERS}`)
}

/** Only connections that listen for notifications; other queries continue. */
export async function cutListeners(db: Pick<Db, 'query'>): Promise<void> {
  await db.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${OTHERS} and query like 'listen %'`)
}

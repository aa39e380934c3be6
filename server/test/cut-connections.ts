import type { Db } from '../src/database/db.ts'

const OTHERS = 'datname = current_database() and pid <> pg_backend_pid()'

/** As a restart of the database does, but for the one connection that asks for it: it would end before the others. */
export async function cutConnections(db: Pick<Db, 'query'>): Promise<void> {
  await db.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${OTHERS}`)
}

/** Only those on which a server waits for notices; whatever it asks goes on. */
export async function cutListeners(db: Pick<Db, 'query'>): Promise<void> {
  await db.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${OTHERS} and query like 'listen %'`)
}

import { statfs } from 'node:fs/promises'

import type { Log } from '../logging/log.ts'
import type { Db } from './db.ts'

const LOW_BYTES = 96_000_000
const LOOK_EVERY_MS = 250
const TOO_LITTLE = 'The disk is nearly full: the database only reads until there is space again'

/**
 * Stops all writing shortly before the disk is full, so that reading continues. A full disk takes Postgres down until
 * there is space again, and PGlite for good.
 */
export async function guardDiskSpace(
  db: Db,
  folder: string,
  log: Log,
  lowBytes = LOW_BYTES,
): Promise<{ stop(): void }> {
  let isReadOnly = await readsOnly(db)
  const wasReadOnly = isReadOnly
  const complain = (): void => log.error({ folder }, TOO_LITTLE)
  const look = async (): Promise<void> => {
    const { bavail, bsize } = await statfs(folder)
    const isLow = bavail * bsize < lowBytes
    if (isLow === isReadOnly) return
    await (db.engine === 'postgres' ? setInServer(db, isLow) : setInSession(db, isLow))
    isReadOnly = isLow
    if (isLow) complain()
    else log.info({ folder }, 'There is disk space again: the database writes')
  }
  await look()
  // Logged at the start too: migrations will fail, and the reason would be in an older log.
  if (wasReadOnly && isReadOnly) complain()
  // When the database is unavailable now, the next check tries again.
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS).unref()
  return { stop: () => clearInterval(timer) }
}

async function readsOnly(db: Db): Promise<boolean> {
  const [row] = await db.query(`select current_setting('default_transaction_read_only') as value`)
  return row?.['value'] === 'on'
}

/** Set for all connections, also open ones; it outlives the server, so the state is read at the start. */
async function setInServer(db: Db, isReadOnly: boolean): Promise<void> {
  await db.script(`alter system set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`)
  await db.query('select pg_reload_conf()')
}

async function setInSession(db: Db, isReadOnly: boolean): Promise<void> {
  await db.script(`set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`)
}

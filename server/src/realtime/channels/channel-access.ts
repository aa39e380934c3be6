/**
 * Private channels follow the policies on realtime.messages, as on hosted Supabase: select means receive, insert means
 * send, one row per extension (broadcast, presence) with realtime.topic() set. The test row is rolled back.
 */
import { randomUUID } from 'node:crypto'

import { DbError } from '../../database/db-error.ts'
import type { Db, Queryable } from '../../database/db.ts'
import type { Row } from '../../database/sql-values.ts'
import type { Caller } from '../../identity/caller.ts'

type Permission = { readonly canRead: boolean; readonly canWrite: boolean }
export type ChannelAccess = { readonly broadcast: Permission; readonly presence: Permission }

const ALL: Permission = { canRead: true, canWrite: true }
export const PUBLIC_ACCESS: ChannelAccess = { broadcast: ALL, presence: ALL }

const EXTENSIONS = ['broadcast', 'presence'] as const
const NOT_ALLOWED = '42501'

class Finished {
  readonly access: ChannelAccess
  constructor(access: ChannelAccess) {
    this.access = access
  }
}

export async function checkChannelAccess(db: Db, caller: Caller, topic: string): Promise<ChannelAccess> {
  try {
    // Thrown, not returned, so that the transaction is rolled back.
    return await db.transaction(async (tx) => {
      throw new Finished(await probe(tx, caller, topic))
    })
  } catch (result) {
    if (result instanceof Finished) return result.access
    throw result
  }
}

async function probe(tx: Queryable, caller: Caller, topic: string): Promise<ChannelAccess> {
  const ids = { broadcast: randomUUID(), presence: randomUUID() }
  await tx.query(
    `insert into realtime.messages (id, topic, extension) values ($1, $3, 'broadcast'), ($2, $3, 'presence')`,
    [ids.broadcast, ids.presence, topic],
  )
  await tx.query(
    `select set_config('realtime.topic', $1, true), set_config('request.jwt.claims', $2, true),
       set_config('search_path', 'public, extensions', true), set_config('role', $3, true)`,
    [topic, caller.claimsJson, caller.role],
  )
  const readable = await attempt(tx, 'select id from realtime.messages where id in ($1, $2)', Object.values(ids))
  const writable = new Set<string>()
  for (const extension of EXTENSIONS) {
    const row = await attempt(tx, 'insert into realtime.messages (topic, extension) values ($1, $2)', [
      topic,
      extension,
    ])
    if (row) writable.add(extension)
  }
  const permission = (extension: (typeof EXTENSIONS)[number]): Permission => ({
    canRead: readable?.some((row) => row['id'] === ids[extension]) ?? false,
    canWrite: writable.has(extension),
  })
  return { broadcast: permission('broadcast'), presence: permission('presence') }
}

/** Null when a policy (or a missing grant) refuses. */
async function attempt(tx: Queryable, sql: string, values: readonly string[]): Promise<readonly Row[] | null> {
  await tx.query('savepoint attempt')
  try {
    const rows = await tx.query(sql, values)
    await tx.query('release savepoint attempt')
    return rows
  } catch (error) {
    if (!(error instanceof DbError) || error.code !== NOT_ALLOWED) throw error
    await tx.query('rollback to savepoint attempt')
    return null
  }
}

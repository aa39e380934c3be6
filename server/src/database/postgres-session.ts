import pg from 'pg'

import { callerSettings } from './caller-settings.ts'
import { DbError, DbUnavailable, explainReadOnly, toDbError } from './db-error.ts'
import type { DbCaller, Statement, Transaction } from './db.ts'
import { PipelinedTransaction } from './pipelined-transaction.ts'
import type { Row } from './sql-values.ts'

const BEGIN: Statement = { text: 'begin', isRepeated: true }

/** A connection taken from the pool. */
type Session = {
  readonly client: pg.PoolClient
  readonly silenceMs: number
  isCutOff: boolean
}

type Settled<T> = { readonly value: T; readonly isAccepted: boolean }

export async function pipeline(session: Session, statements: readonly Statement[]): Promise<Row[][]> {
  const { promise, resolve, reject } = Promise.withResolvers<Row[][]>()
  const transaction = new PipelinedTransaction(statements, { resolve, reject })
  const timer = setTimeout(() => cutOff(session), session.silenceMs)
  session.client.query(transaction)
  try {
    return await promise
  } catch (error) {
    throw toDbError(error)
  } finally {
    clearTimeout(timer)
  }
}

function cutOff(session: Session): void {
  session.isCutOff = true
  const { connection } = session.client as unknown as { connection: pg.Connection }
  connection.stream.destroy(new Error('timeout exceeded'))
}

export async function runChecked<R extends Row>(
  session: Session,
  caller: DbCaller,
  statement: Statement,
  commitIf: (rows: readonly R[]) => boolean,
): Promise<readonly R[]> {
  return inTransaction(session, async () => {
    const rows = (await pipeline(session, [BEGIN, callerSettings(caller), statement]))[2] as R[]
    return { value: rows, isAccepted: commitIf(rows) }
  })
}

export async function runTransaction<T>(
  session: Session,
  work: (tx: Transaction) => Promise<T>,
  caller?: DbCaller,
): Promise<T> {
  const tx: Transaction = {
    query: async <R extends Row>(text: string, values: Statement['values'] = []) =>
      (await pipeline(session, [{ text, values, isRepeated: true }]))[0] as R[],
    script: (sql) => runScript(session, sql),
  }
  return inTransaction(session, async () => {
    await pipeline(session, caller ? [BEGIN, callerSettings(caller)] : [BEGIN])
    return { value: await work(tx), isAccepted: true }
  })
}

async function inTransaction<T>(session: Session, work: () => Promise<Settled<T>>): Promise<T> {
  const settled = await work().catch(async (error: unknown) => {
    await rollBack(session, error)
    throw error
  })
  const { command } = await session.client.query(settled.isAccepted ? 'commit' : 'rollback').catch(rethrow)
  // After an error that `work` swallowed, Postgres answers a commit by rolling back, without an error of its own.
  if (settled.isAccepted && command !== 'COMMIT')
    throw new Error('The transaction was rolled back: a statement had failed')
  return settled.value
}

/** A connection that cannot even roll back must not return to the pool: it may still be the caller. */
async function rollBack({ client }: Session, cause: unknown): Promise<void> {
  await client.query('rollback').catch(() => {
    throw new DbUnavailable(cause)
  })
}

export async function runScript({ client }: Session, sql: string): Promise<void> {
  await client.query(sql).catch(rethrow)
}

export type SessionPool = { readonly pool: pg.Pool; readonly silenceMs: number }

/** `work` throws database errors as DbError or DbUnavailable; every other error is its own and passes. */
export async function withSession<T>(
  { pool, silenceMs }: SessionPool,
  work: (session: Session) => Promise<T>,
  isReadOnly = false,
): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new DbUnavailable(error)
  })
  const session: Session = { client, silenceMs, isCutOff: false }
  // A dead connection also emits an event, which would end the process if nobody listened.
  const ignore = (): void => {}
  client.on('error', ignore)
  let isBroken = false
  try {
    return await work(session)
  } catch (error) {
    const known = isReadOnly ? error : explainReadOnly(error)
    isBroken = known instanceof DbUnavailable || hasStalePlan(known)
    throw session.isCutOff ? new DbUnavailable(error, 'unreachable', watchBackend(pool, client)) : known
  } finally {
    client.off('error', ignore)
    client.release(isBroken || session.isCutOff)
  }
}

const WATCH_INTERVAL_MS = 500

/**
 * A backend does not notice that its client has left until it writes to it. The check uses separate connections,
 * because the pool may be in the same trouble. Behind a pooler the process id is not the backend's, and counts as
 * ended.
 */
async function watchBackend(pool: pg.Pool, client: pg.PoolClient): Promise<void> {
  const { processID } = client as unknown as { processID: number }
  let startedAt: string | undefined
  while (!pool.ending) {
    const found = await findBackend(pool, processID).catch(() => 'unknown' as const)
    if (found === null) return
    if (found !== 'unknown') {
      // Another backend may get the same process id later.
      startedAt ??= found
      if (found !== startedAt) return
    }
    await new Promise((resolve) => setTimeout(resolve, WATCH_INTERVAL_MS).unref())
  }
}

async function findBackend(pool: pg.Pool, processId: number): Promise<string | null> {
  const watcher = new pg.Client({ ...pool.options, password: pool.options.password, query_timeout: 5_000 })
  watcher.on('error', () => {})
  try {
    await watcher.connect()
    const { rows } = await watcher.query<{ started: string }>(
      'select backend_start::text as started from pg_stat_activity where pid = $1',
      [processId],
    )
    return rows[0]?.started ?? null
  } finally {
    void watcher.end().catch(() => {})
  }
}

/** A migration changed a table under a prepared plan: all plans of this connection are discarded. */
export function hasStalePlan(error: unknown): boolean {
  return error instanceof DbError && (error.code === '26000' || /cached plan must not/.test(error.message))
}

function rethrow(error: unknown): never {
  throw toDbError(error)
}

import type pg from 'pg'

import { callerSettings } from './caller-settings.ts'
import { DbError, DbUnavailable, explainReadOnly, toDbError } from './db-error.ts'
import type { DbCaller, Statement, Transaction } from './db.ts'
import { PipelinedTransaction } from './pipelined-transaction.ts'
import type { Row } from './sql-values.ts'

const BEGIN: Statement = { text: 'begin', isRepeated: true }
/** Longer than the server's own statement timeout: only a server that has stopped answering gets here. */
const SILENCE_MS = 20_000

type Settled<T> = { readonly value: T; readonly isAccepted: boolean }

export async function pipeline(client: pg.PoolClient, statements: readonly Statement[]): Promise<Row[][]> {
  const { promise, resolve, reject } = Promise.withResolvers<Row[][]>()
  const transaction = new PipelinedTransaction(statements, { resolve, reject })
  const timer = setTimeout(() => cutOff(client), SILENCE_MS)
  client.query(transaction)
  try {
    return await promise
  } catch (error) {
    throw toDbError(error)
  } finally {
    clearTimeout(timer)
  }
}

function cutOff(client: pg.PoolClient): void {
  const { connection } = client as unknown as { connection: pg.Connection }
  connection.stream.destroy(new Error('timeout exceeded'))
}

export async function runChecked<R extends Row>(
  client: pg.PoolClient,
  caller: DbCaller,
  statement: Statement,
  commitIf: (rows: readonly R[]) => boolean,
): Promise<readonly R[]> {
  return inTransaction(client, async () => {
    const rows = (await pipeline(client, [BEGIN, callerSettings(caller), statement]))[2] as R[]
    return { value: rows, isAccepted: commitIf(rows) }
  })
}

export async function runTransaction<T>(
  client: pg.PoolClient,
  work: (tx: Transaction) => Promise<T>,
  caller?: DbCaller,
): Promise<T> {
  const tx: Transaction = {
    query: async <R extends Row>(text: string, values: Statement['values'] = []) =>
      (await pipeline(client, [{ text, values, isRepeated: true }]))[0] as R[],
    script: (sql) => runScript(client, sql),
  }
  return inTransaction(client, async () => {
    await pipeline(client, caller ? [BEGIN, callerSettings(caller)] : [BEGIN])
    return { value: await work(tx), isAccepted: true }
  })
}

async function inTransaction<T>(client: pg.PoolClient, work: () => Promise<Settled<T>>): Promise<T> {
  const settled = await work().catch(async (error: unknown) => {
    await rollBack(client, error)
    throw error
  })
  const { command } = await client.query(settled.isAccepted ? 'commit' : 'rollback').catch(rethrow)
  // After an error that `work` swallowed, Postgres answers a commit by rolling back, without an error of its own.
  if (settled.isAccepted && command !== 'COMMIT')
    throw new Error('The transaction was rolled back: a statement had failed')
  return settled.value
}

/** A connection that cannot even roll back must not return to the pool: it may still be the caller. */
async function rollBack(client: pg.PoolClient, cause: unknown): Promise<void> {
  await client.query('rollback').catch(() => {
    throw new DbUnavailable(cause)
  })
}

export async function runScript(client: pg.PoolClient, sql: string): Promise<void> {
  await client.query(sql).catch(rethrow)
}

/** `work` throws database errors as DbError or DbUnavailable; whatever else it throws is its own and passes. */
export async function withClient<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  isReadOnly = false,
): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new DbUnavailable(error)
  })
  // A dead connection also emits an event, which would end the process if nobody listened.
  const ignore = (): void => {}
  client.on('error', ignore)
  let isBroken = false
  try {
    return await work(client)
  } catch (error) {
    const known = isReadOnly ? error : explainReadOnly(error)
    isBroken = known instanceof DbUnavailable || hasStalePlan(known)
    throw known
  } finally {
    client.off('error', ignore)
    client.release(isBroken)
  }
}

/** A migration changed a table under a kept plan: this connection's plans are all thrown away with it. */
export function hasStalePlan(error: unknown): boolean {
  return error instanceof DbError && (error.code === '26000' || /cached plan must not/.test(error.message))
}

function rethrow(error: unknown): never {
  throw toDbError(error)
}

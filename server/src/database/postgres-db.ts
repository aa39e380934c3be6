import pg from 'pg'

import { callerSettings } from './caller-settings.ts'
import { DbError, DbUnavailable, toDbError } from './db-error.ts'
import type { Db, DbCaller, Queryable, Statement } from './db.ts'
import { PipelinedTransaction } from './pipelined-transaction.ts'
import { createPostgresListener } from './postgres-listener.ts'
import type { Row } from './sql-values.ts'

export type PostgresConnection = Pick<
  pg.PoolConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database' | 'ssl'
>
type Options = { readonly poolSize?: number; readonly onIdleError?: (error: Error) => void }

const BEGIN: Statement = { text: 'begin' }

export function createPostgresDb(connection: PostgresConnection, options: Options = {}): Db {
  const config = { ...connection, ...sessionDefaults }
  const pool = new pg.Pool({ ...config, max: options.poolSize ?? 10, idleTimeoutMillis: 60_000 })
  // A connection that dies while idle (a database restart) is replaced by the pool; unheard it would end the process.
  pool.on('error', (error) => options.onIdleError?.(error))
  const listener = createPostgresListener(config)

  const once = async (statements: readonly Statement[]): Promise<Row[][]> =>
    withClient(pool, (client) => pipeline(client, statements))

  return {
    engine: 'postgres',
    query: async <R extends Row>(text: string, values: Statement['values'] = []) =>
      (await once([{ text, values, isRepeated: true }]))[0] as R[],
    runAs: async <R extends Row>(caller: DbCaller, statement: Statement, commitIf?: (rows: readonly R[]) => boolean) =>
      commitIf
        ? withClient(pool, (client) => runChecked(client, caller, statement, commitIf))
        : ((await once([callerSettings(caller), statement]))[1] as R[]),
    transaction: (work, caller) => withClient(pool, (client) => runTransaction(client, work, caller)),
    script: (sql) =>
      withClient(pool, async (client) => {
        await client.query(sql)
      }),
    listen: listener.listen,
    close: async () => {
      await listener.close()
      await pool.end()
    },
  }
}

const sessionDefaults = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 15_000,
  options: '-c TimeZone=UTC -c DateStyle=ISO -c IntervalStyle=postgres -c extra_float_digits=1',
}

function pipeline(client: pg.PoolClient, statements: readonly Statement[]): Promise<Row[][]> {
  return new Promise((resolve, reject) => {
    client.query(new PipelinedTransaction(statements, { resolve, reject }))
  })
}

async function runChecked<R extends Row>(
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

async function runTransaction<T>(
  client: pg.PoolClient,
  work: (tx: Queryable) => Promise<T>,
  caller?: DbCaller,
): Promise<T> {
  const tx: Queryable = {
    query: async <R extends Row>(text: string, values: Statement['values'] = []) =>
      (await pipeline(client, [{ text, values }]).catch(rethrow))[0] as R[],
  }
  return inTransaction(client, async () => {
    await pipeline(client, caller ? [BEGIN, callerSettings(caller)] : [BEGIN])
    return { value: await work(tx), isAccepted: true }
  })
}

async function inTransaction<T>(
  client: pg.PoolClient,
  work: () => Promise<{ value: T; isAccepted: boolean }>,
): Promise<T> {
  try {
    const { value, isAccepted } = await work()
    await client.query(isAccepted ? 'commit' : 'rollback')
    return value
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
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
    const known = toDbError(error)
    isBroken = known instanceof DbUnavailable || hasStalePlan(known)
    throw known
  } finally {
    client.off('error', ignore)
    client.release(isBroken)
  }
}

/** A migration changed a table under a kept plan: this connection's plans are all thrown away with it. */
function hasStalePlan(error: Error): boolean {
  return error instanceof DbError && (error.code === '26000' || /cached plan/.test(error.message))
}

function rethrow(error: unknown): never {
  throw toDbError(error)
}

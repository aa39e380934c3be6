import pg from 'pg'

import { callerSettings } from './caller-settings.ts'
import type { Db, DbCaller, Statement } from './db.ts'
import { createPostgresListener } from './postgres-listener.ts'
import { hasStalePlan, pipeline, runChecked, runScript, runTransaction, withClient } from './postgres-session.ts'
import type { Row } from './sql-values.ts'

export type PostgresConnection = Pick<
  pg.PoolConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database' | 'ssl'
>
type Options = { readonly poolSize?: number; readonly onIdleError?: (error: Error) => void }

/** Half of it is out of reach of the data surface, which anyone may keep busy (decision 70). */
const POOL_SIZE = 12

const sessionDefaults = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 15_000,
  keepAlive: true,
  // The search path is that of a hosted project, so that migrations find extensions by their bare names.
  options:
    '-c TimeZone=UTC -c DateStyle=ISO -c IntervalStyle=postgres -c extra_float_digits=1 -c search_path="$user",public,extensions',
}

export function createPostgresDb(connection: PostgresConnection, options: Options = {}): Db {
  const config = { ...connection, ...sessionDefaults }
  const pool = new pg.Pool({ ...config, max: options.poolSize ?? POOL_SIZE, idleTimeoutMillis: 60_000 })
  // A connection that dies while idle (a database restart) is replaced by the pool; unheard it would end the process.
  let isClosing = false
  pool.on('error', (error) => {
    if (!isClosing) options.onIdleError?.(error)
  })
  const listener = createPostgresListener(config)

  const attempt = (statements: readonly Statement[], isReadOnly?: boolean): Promise<Row[][]> =>
    withClient(pool, (client) => pipeline(client, statements), isReadOnly)
  /** A stale plan fails before anything is done, so running again on another connection is safe. */
  const once = (statements: readonly Statement[], isReadOnly?: boolean): Promise<Row[][]> =>
    attempt(statements, isReadOnly).catch((error: unknown) => {
      if (!hasStalePlan(error)) throw error
      return attempt(
        statements.map((statement) => ({ ...statement, isRepeated: false })),
        isReadOnly,
      )
    })

  return {
    engine: 'postgres',
    native: { engine: 'postgres', connection },
    query: async <R extends Row>(text: string, values: Statement['values'] = []) =>
      (await once([{ text, values, isRepeated: true }]))[0] as R[],
    runAs: async <R extends Row>(caller: DbCaller, statement: Statement, commitIf?: (rows: readonly R[]) => boolean) =>
      commitIf
        ? withClient(pool, (client) => runChecked(client, caller, statement, commitIf), caller.readOnly)
        : ((await once([callerSettings(caller), statement], caller.readOnly))[1] as R[]),
    transaction: (work, caller) => withClient(pool, (client) => runTransaction(client, work, caller), caller?.readOnly),
    script: (sql) => withClient(pool, (client) => runScript(client, sql)),
    listen: listener.listen,
    async close() {
      isClosing = true
      await listener.close()
      await pool.end()
    },
  }
}

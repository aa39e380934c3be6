import pg from 'pg'

import { callerSettings } from './caller-settings.ts'
import type { Db, DbCaller, Statement } from './db.ts'
import { createPostgresListener } from './postgres-listener.ts'
import { hasStalePlan, pipeline, runChecked, runScript, runTransaction, withSession } from './postgres-session.ts'
import type { Row } from './sql-values.ts'

export type PostgresConnection = Pick<
  pg.PoolConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database' | 'ssl'
>
type Options = {
  readonly poolSize?: number
  readonly onIdleError?: (error: Error) => void
  /** How long a database may stay silent before its connection is closed. */
  readonly silenceMs?: number
}

/** The data surface, which any visitor can keep busy, may use only half of them (decision 70). */
const POOL_SIZE = 12
/** Longer than the statement timeout of a session: only a database that has stopped answering gets here. */
const SILENCE_MS = 20_000

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
  // The pool replaces a connection that dies while idle (a database restart). Without a listener the error would end
  // the process.
  let isClosing = false
  pool.on('error', (error) => {
    if (!isClosing) options.onIdleError?.(error)
  })
  const sessions = { pool, silenceMs: options.silenceMs ?? SILENCE_MS }
  const listener = createPostgresListener(config)

  const attempt = (statements: readonly Statement[], isReadOnly?: boolean): Promise<Row[][]> =>
    withSession(sessions, (session) => pipeline(session, statements), isReadOnly)
  /** A stale plan fails before anything is executed, so running again on another connection is safe. */
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
        ? withSession(sessions, (session) => runChecked(session, caller, statement, commitIf), caller.readOnly)
        : ((await once([callerSettings(caller), statement], caller.readOnly))[1] as R[]),
    transaction: (work, caller) =>
      withSession(sessions, (session) => runTransaction(session, work, caller), caller?.readOnly),
    script: (sql) => withSession(sessions, (session) => runScript(session, sql)),
    listen: listener.listen,
    async close() {
      isClosing = true
      await listener.close()
      await pool.end()
    },
  }
}

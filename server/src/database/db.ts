import type { PGlite } from '@electric-sql/pglite'
import type { ClientConfig } from 'pg'

import type { Row, SqlValue } from './sql-values.ts'

/** The caller as the database sees it. Row level security is written against these settings. */
export type DbCaller = {
  readonly role: string
  /** The verified token's claims as JSON text: what `auth.uid()` and `auth.jwt()` read. */
  readonly claims: string
  readonly searchPath?: string
  /** Request details that SQL may read through `current_setting('request.…')`. */
  readonly request?: { readonly method: string; readonly path: string; readonly headers: string }
  /** GET requests may not write, not even through a function. */
  readonly readOnly?: boolean
  /** The statement timeout, when it differs from that of the role. */
  readonly timeoutMs?: number
}

export type Statement = {
  readonly text: string
  readonly values?: readonly SqlValue[]
  /** Set for statements that run again and again: the plan is then kept per connection. */
  readonly isRepeated?: boolean
}

export type Queryable = {
  query<R extends Row = Row>(text: string, values?: readonly SqlValue[]): Promise<readonly R[]>
}

/** Inside a transaction; `script` takes many statements without values and must not end the transaction. */
export type Transaction = Queryable & { script(sql: string): Promise<void> }

/** The engine underneath, only for the job queue, which has its own driver. */
export type NativeDatabase =
  | { readonly engine: 'postgres'; readonly connection: ClientConfig }
  | { readonly engine: 'pglite'; readonly lite: PGlite }

/** The only access to the database, the same on Postgres (embedded or external) and on PGlite. */
export type Db = Queryable & {
  readonly engine: 'postgres' | 'pglite'
  readonly native: NativeDatabase
  /**
   * Runs one statement as the caller, in its own transaction and one round trip. `commitIf` checks the rows first, and
   * a refusal rolls everything back.
   */
  runAs<R extends Row = Row>(
    caller: DbCaller,
    statement: Statement,
    commitIf?: (rows: readonly R[]) => boolean,
  ): Promise<readonly R[]>
  /** Several statements in one transaction, as the server itself or as the caller. */
  transaction<T>(work: (tx: Transaction) => Promise<T>, caller?: DbCaller): Promise<T>
  /** A script of many statements without values (migrations); not atomic unless it says so. */
  script(sql: string): Promise<void>
  /**
   * Subscribes for the life of the process, also across reconnects. Notifications sent while the connection was lost
   * are not repeated: `onGap` is called when it is open again.
   */
  listen(channel: string, onPayload: (payload: string) => void, onGap?: () => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

import type { PGlite } from '@electric-sql/pglite'
import type { ClientConfig } from 'pg'

import type { Row, SqlValue } from './sql-values.ts'

/** Who the database sees. Row level security is written against these settings. */
export type DbCaller = {
  readonly role: string
  /** The verified token's claims as JSON text: what `auth.uid()` and `auth.jwt()` read. */
  readonly claims: string
  readonly searchPath?: string
  /** Request details that SQL may read through `current_setting('request.…')`. */
  readonly request?: { readonly method: string; readonly path: string; readonly headers: string }
  /** GET requests may not write, not even through a function. */
  readonly readOnly?: boolean
  /** How long a statement may take, when that is not what the role may usually have. */
  readonly timeoutMs?: number
}

export type Statement = {
  readonly text: string
  readonly values?: readonly SqlValue[]
  /** Set when the same text comes again and again: the plan is then kept per connection. */
  readonly isRepeated?: boolean
}

export type Queryable = {
  query<R extends Row = Row>(text: string, values?: readonly SqlValue[]): Promise<readonly R[]>
}

/** Inside a transaction; `script` takes many statements without values and must not end the transaction. */
export type Transaction = Queryable & { script(sql: string): Promise<void> }

/** What lies underneath, for the job queue alone, which brings a driver of its own. */
export type NativeDatabase =
  | { readonly engine: 'postgres'; readonly connection: ClientConfig }
  | { readonly engine: 'pglite'; readonly lite: PGlite }

/** The one way to the database, the same on Postgres (embedded or external) and on PGlite. */
export type Db = Queryable & {
  readonly engine: 'postgres' | 'pglite'
  readonly native: NativeDatabase
  /**
   * Runs one statement as the caller, in a transaction of its own and one round trip.
   * With `commitIf` the rows are looked at first, and a refusal rolls everything back.
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
   * Subscribes for as long as the process lives, also across reconnects. What was said while the connection was lost is
   * not repeated: `onGap` hears when it is open again.
   */
  listen(channel: string, onPayload: (payload: string) => void, onGap?: () => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

import { DbError } from './db-error.ts'
import type { Db, Queryable, Transaction } from './db.ts'

type Step = {
  /** The file name, for the error line. */
  readonly name: string
  readonly sql: string
  isDone(tx: Queryable): Promise<boolean>
  /** Writes the history row, in the same transaction as the script: both are kept or neither. */
  remember(tx: Queryable): Promise<void>
}

/** Any number will do, as long as every server uses the same one. */
const MIGRATION_LOCK = 7_270_431

/** Runs a script as one transaction, unless another server that starts at the same time has just done it. */
export async function runOnce(db: Db, step: Step): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('set local statement_timeout = 0')
    await tx.query('select pg_advisory_xact_lock($1::bigint)', [MIGRATION_LOCK])
    if (await step.isDone(tx)) return
    const before = await transactionId(tx)
    await tx.script(step.sql).catch((error: unknown) => {
      throw new Error(`${step.name}: ${explain(error)}`, { cause: error })
    })
    // Half of such a file could be committed without its history row, and would then run a second time.
    if ((await transactionId(tx)) !== before) throw new Error(`${step.name} must not begin or end a transaction itself`)
    await step.remember(tx)
  })
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error instanceof DbError && error.hint ? `${error.message}. ${error.hint}` : error.message
}

async function transactionId(tx: Transaction): Promise<string> {
  const [row] = await tx.query<{ id: string }>('select pg_current_xact_id()::text as id')
  return row?.id ?? ''
}

/** The history table. Looked up in the catalogue: names cached by the session may be out of date. */
export async function createHistory(db: Db, table: { schema: string; name: string; sql: string }): Promise<void> {
  await runOnce(db, {
    name: `${table.schema}.${table.name}`,
    sql: table.sql,
    isDone: (tx) => hasTable(tx, table),
    remember: async () => {},
  })
}

async function hasTable(runner: Queryable, { schema, name }: { schema: string; name: string }): Promise<boolean> {
  const found = await runner.query(
    'select from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = $1 and c.relname = $2',
    [schema, name],
  )
  return found.length > 0
}

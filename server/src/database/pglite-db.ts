import type { PGlite, PGliteOptions, QueryOptions, Transaction, Extensions } from '@electric-sql/pglite'

import { callerSettings } from './caller-settings.ts'
import { DbUnavailable, explainReadOnly, toDbError } from './db-error.ts'
import type { Db, DbCaller, Queryable, Statement, Transaction as DbTransaction } from './db.ts'
import { createPglitePipeline } from './pglite-pipeline.ts'
import { hasStalePlan } from './postgres-session.ts'
import { ROW_PARSERS, toSqlText, type Row, type SqlValue } from './sql-values.ts'

class RolledBack<R> {
  readonly rows: R
  constructor(rows: R) {
    this.rows = rows
  }
}

/** Postgres compiled to WebAssembly, inside this process: the engine for machines that cannot run a Postgres server. */
export async function createPgliteDb(options: PGliteOptions): Promise<Db> {
  const { PGlite, protocol } = await import('@electric-sql/pglite')
  const lite: PGlite = await PGlite.create({ ...options, extensions: await loadPgliteExtensions() })
  await lite.exec(
    `set TimeZone = 'UTC'; set DateStyle = 'ISO'; set extra_float_digits = 1; set search_path = "$user", public, extensions`,
  )
  const pipeline = createPglitePipeline(lite, protocol.serialize)
  const runOnce = (statements: readonly Statement[], isReadOnly = false): Promise<Row[][]> =>
    pipeline.run(statements).catch(async (error: unknown) => {
      const known = toPgliteError(error, isReadOnly)
      if (!hasStalePlan(known)) throw known
      await pipeline.forgetPlans()
      return pipeline.run(statements).catch((again: unknown) => {
        throw toPgliteError(again, isReadOnly)
      })
    })

  return {
    engine: 'pglite',
    native: { engine: 'pglite', lite },
    query: async <R extends Row>(text: string, values: readonly SqlValue[] = []) =>
      (await runOnce([{ text, values, isRepeated: true }]))[0] as R[],
    async runAs<R extends Row>(caller: DbCaller, statement: Statement, commitIf?: (rows: readonly R[]) => boolean) {
      if (!commitIf) return (await runOnce([callerSettings(caller), statement], caller.readOnly))[1] as R[]
      const run = lite.transaction(async (tx) => {
        await runOn(tx, callerSettings(caller))
        const rows = (await runOn(tx, statement)) as R[]
        if (!commitIf(rows)) throw new RolledBack(rows)
        return rows
      })
      return run.catch((error: unknown) => {
        if (error instanceof RolledBack) return error.rows as R[]
        throw toPgliteError(error, caller.readOnly)
      })
    },
    async transaction(work, caller) {
      const run = lite.transaction(async (tx) => {
        if (caller) await runOn(tx, callerSettings(caller))
        return refuseSwallowedErrors(tx, work, caller?.readOnly)
      })
      return run.catch((error: unknown) => {
        throw toPgliteError(error, caller?.readOnly)
      })
    },
    script: scriptOn(lite),
    listen: (channel, onPayload) =>
      lite.listen(`"${channel.replaceAll('"', '""')}"`, onPayload).then((stop) => () => stop()),
    close: () => lite.close(),
  }
}

/** PGlite looks up serialisers by type; ours are the same for every type. */
const TEXT_FOR_EVERY_TYPE = new Proxy({} as Record<number, (value: unknown) => string>, {
  get: () => (value: unknown) => String(value),
  has: () => true,
})

/** Types that PGlite would convert to Dates, BigInts or arrays, kept as text unless we parse them. */
const SCALAR_TYPES = [17, 1082, 1083, 1114, 1186, 1700, 2950]
const ARRAY_TYPES = [199, 1000, 1005, 1007, 1009, 1015, 1016, 1021, 1022, 1115, 1182, 1185, 1231, 2951, 3807]
const TEXT_TYPES = [...SCALAR_TYPES, ...ARRAY_TYPES]
const QUERY_OPTIONS: QueryOptions = {
  serializers: TEXT_FOR_EVERY_TYPE,
  parsers: { ...Object.fromEntries(TEXT_TYPES.map((type) => [type, (text: string) => text])), ...ROW_PARSERS },
}

async function runOn(runner: PGlite | Transaction, { text, values = [] }: Statement): Promise<Row[]> {
  return (await runner.query<Row>(text, values.map(toSqlText), QUERY_OPTIONS)).rows
}

function queryOn(runner: PGlite | Transaction, isReadOnly = false): Queryable['query'] {
  return async <R extends Row>(text: string, values: readonly SqlValue[] = []) =>
    (await runOn(runner, { text, values }).catch((error: unknown) => {
      throw toPgliteError(error, isReadOnly)
    })) as R[]
}

function scriptOn(runner: PGlite | Transaction): DbTransaction['script'] {
  return async (sql) => {
    await runner.exec(sql).catch((error: unknown) => {
      throw toPgliteError(error)
    })
  }
}

/** After an error that `work` swallowed, a commit rolls back without an error of its own. */
async function refuseSwallowedErrors<T>(
  tx: Transaction,
  work: (tx: DbTransaction) => Promise<T>,
  isReadOnly?: boolean,
): Promise<T> {
  let failure: unknown
  const note = (error: unknown): never => {
    failure = error
    throw error
  }
  const [query, script] = [queryOn(tx, isReadOnly), scriptOn(tx)]
  const result = await work({
    query: <R extends Row>(text: string, values?: readonly SqlValue[]) => query<R>(text, values).catch(note),
    script: (sql) => script(sql).catch(note),
  })
  if (failure) throw new Error('The transaction was rolled back: a statement had failed', { cause: failure })
  return result
}

/** Errors thrown by the caller of a transaction pass through unchanged; only the engine's errors are translated. */
function toPgliteError(error: unknown, isReadOnly = false): unknown {
  if (!(error instanceof Error)) return error
  if (error.message.startsWith('PGlite is clos')) return new DbUnavailable(error)
  const known = 'severity' in error ? toDbError(error) : error
  return isReadOnly ? known : explainReadOnly(known)
}

/**
 * The extensions of PGlite that migrations for Supabase use most. An extension must be given at every start once a
 * database has it, so this list may grow and never shrink.
 */
async function loadPgliteExtensions(): Promise<Extensions> {
  const modules = await Promise.all([
    import('@electric-sql/pglite/contrib/btree_gin'),
    import('@electric-sql/pglite/contrib/btree_gist'),
    import('@electric-sql/pglite/contrib/citext'),
    import('@electric-sql/pglite/contrib/cube'),
    import('@electric-sql/pglite/contrib/earthdistance'),
    import('@electric-sql/pglite/contrib/fuzzystrmatch'),
    import('@electric-sql/pglite/contrib/hstore'),
    import('@electric-sql/pglite/contrib/intarray'),
    import('@electric-sql/pglite/contrib/ltree'),
    import('@electric-sql/pglite/contrib/moddatetime'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('@electric-sql/pglite/contrib/pgcrypto'),
    import('@electric-sql/pglite/contrib/tablefunc'),
    import('@electric-sql/pglite/contrib/unaccent'),
    import('@electric-sql/pglite/contrib/uuid_ossp'),
  ])
  return Object.assign({}, ...modules) as Extensions
}

import { DbError } from '../../database/db-error.ts'
import type { Db } from '../../database/db.ts'
import { toDbCaller, type Caller } from '../../identity/caller.ts'
import type { ChangeParams } from '../channels/join-request.ts'
import { parseChangeFilter, patternsOf, type Condition } from './change-filter.ts'
import { toFilterSql } from './filter-sql.ts'
import { describeTable, findPublishedTables, quoteName, type TableName } from './published-tables.ts'

export type ChangeSubscription = {
  readonly id: number
  readonly event: 'INSERT' | 'UPDATE' | 'DELETE' | '*'
  /** `*` is any event. */
  readonly schema: string
  readonly table: string
  readonly filter: string
  readonly conditions: readonly Condition[]
  /** Columns to send; null is all. The primary key is always included. */
  readonly select: readonly string[] | null
}

export type SubscriptionResult =
  | { readonly kind: 'accepted'; readonly subscription: ChangeSubscription }
  | { readonly kind: 'refused'; readonly reason: string }

const TRY_OUT_MS = 1_000
const EVENTS = ['INSERT', 'UPDATE', 'DELETE'] as const
const refused = (reason: string): SubscriptionResult => ({ kind: 'refused', reason })

/** Validates now what would otherwise fail later, at another traveller's change. */
export async function openSubscription(
  db: Db,
  caller: Caller,
  id: number,
  params: ChangeParams,
): Promise<SubscriptionResult> {
  const { schema = null, table = null, select = null } = params
  if (!schema && !table) {
    return refused('No subscription params provided. Please provide at least a `schema` or `table` to subscribe to')
  }
  const filter = parseChangeFilter(params.filter ?? '')
  if (filter.kind === 'refused') return filter
  const subscription: ChangeSubscription = {
    id,
    event: EVENTS.find((event) => event === params.event?.toUpperCase()) ?? '*',
    schema: schema ?? 'public',
    table: table ?? '*',
    filter: params.filter ?? '',
    conditions: filter.conditions,
    select: select?.length ? select : null,
  }
  const tables = await findPublishedTables(db, subscription)
  if (tables.length === 0) return refused(unpublished(subscription))
  if (tables.length > 1 || subscription.table === '*') {
    return subscription.conditions.length > 0 || subscription.select
      ? refused('Filters and column selection need an explicit schema and table name.')
      : { kind: 'accepted', subscription }
  }
  return tryOut(db, caller, subscription, tables[0] as TableName)
}

const unpublished = ({ event, schema, table }: ChangeSubscription): string =>
  'Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect ' +
  `parameters: [event: ${event}, schema: ${schema}, table: ${table}]`

async function tryOut(
  db: Db,
  caller: Caller,
  subscription: ChangeSubscription,
  name: TableName,
): Promise<SubscriptionResult> {
  const table = await describeTable(db, name, [caller.role])
  const selectable = table?.roles[caller.role]?.selectable ?? []
  if (!table) return refused(unpublished(subscription))
  for (const column of [
    ...subscription.conditions.map((condition) => condition.column),
    ...(subscription.select ?? []),
  ]) {
    if (!selectable.includes(column)) return refused(`invalid column for filter ${column}`)
  }
  const { text, values } = toFilterSql(subscription.conditions, table.columns, 't')
  const relation = `${quoteName(name.schema)}.${quoteName(name.table)}`
  try {
    const statement = { text: `select ${text} from ${relation} as t limit 0`, values }
    const reader = { ...toDbCaller(caller), readOnly: true, timeoutMs: TRY_OUT_MS }
    if (subscription.conditions.length > 0) await db.runAs(reader, statement)
    // Without a row Postgres compiles no expression.
    const patterns = patternsOf(subscription.conditions)
    const compiled = patterns.map((_, i) => `'' ~ $${i + 1}::text`).join(', ')
    if (patterns.length > 0) await db.runAs(reader, { text: `select ${compiled}`, values: patterns })
    return { kind: 'accepted', subscription }
  } catch (error) {
    if (error instanceof DbError)
      return refused(`Unable to subscribe to changes with given parameters: ${error.message}`)
    throw error
  }
}

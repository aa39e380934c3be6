/**
 * The changed rows that a subscriber may see. Existing rows are read again as the subscriber; deleted rows are checked
 * against the table's select policies, also as the subscriber, because hosted Supabase's approach (send the key to
 * everyone) would reveal to strangers that a row was deleted. An event therefore shows the row as it is when the event
 * is sent, and a row deleted by then shows only its deletion.
 */
import type { Db, DbCaller } from '../../database/db.ts'
import type { SqlValue } from '../../database/sql-values.ts'
import type { RowChange } from '../bus.ts'
import type { Condition } from './change-filter.ts'
import { toFilterSql } from './filter-sql.ts'
import { quoteName, type PublishedTable } from './published-tables.ts'

export type VisibleRow = {
  readonly record: Readonly<Record<string, unknown>>
  /** One result per filter, in the same order. */
  readonly passes: readonly boolean[]
}

type Filters = readonly (readonly Condition[])[]
type Found = { n: number; record: Record<string, unknown>; passes: boolean[] }

/** By change; a missing change is not visible to this caller. */
export async function readVisibleRows(
  db: Db,
  caller: DbCaller,
  table: PublishedTable,
  changes: readonly RowChange[],
  filters: Filters,
): Promise<ReadonlyMap<RowChange, VisibleRow>> {
  const existing = changes.filter((change) => change.op !== 'DELETE')
  const deleted = changes.filter((change) => change.op === 'DELETE')
  const visible = new Map<RowChange, VisibleRow>()
  const add = (source: readonly RowChange[], rows: readonly Found[]): void => {
    for (const { n, ...row } of rows) visible.set(source[n - 1] as RowChange, row)
  }
  if (existing.length > 0) add(existing, await readExisting(db, caller, table, existing, filters))
  if (deleted.length > 0) add(deleted, await readDeleted(db, caller, table, deleted, filters))
  return visible
}

async function readExisting(
  db: Db,
  caller: DbCaller,
  table: PublishedTable,
  changes: readonly RowChange[],
  filters: Filters,
): Promise<readonly Found[]> {
  const { selectable = [] } = table.roles[caller.role] ?? {}
  if (!table.key.every((name) => selectable.includes(name))) return []
  const keys = table.key.map((name) => changes.map((change) => change.key[name] ?? null))
  const aliases = table.key.map((_, i) => `k${i}`)
  const matches = table.key.map((name, i) => `t.${quoteName(name)} = k.k${i}::${sqlTypeOf(table, name)}`)
  const passes = toPasses(filters, table, 't', keys.length + 1)
  const text = `
    select k.n::int as n, ${passes.text} as passes,
      (select row_to_json(r.*) from (select ${selectable.map((name) => `t.${quoteName(name)}`).join(', ')}) as r) as record
    from unnest(${keys.map((_, i) => `$${i + 1}::text[]`).join(', ')}) with ordinality as k(${aliases.join(', ')}, n)
    join ${relationOf(table)} as t on ${matches.join(' and ')}
    where ${passes.any}`
  return db.runAs<Found>({ ...caller, readOnly: true }, { text, values: [...keys, ...passes.values], isRepeated: true })
}

async function readDeleted(
  db: Db,
  caller: DbCaller,
  table: PublishedTable,
  changes: readonly RowChange[],
  filters: Filters,
): Promise<readonly Found[]> {
  const role = table.roles[caller.role]
  if (!role || !table.key.every((name) => role.selectable.includes(name))) return []
  const policy = table.isProtected && !role.isExempt ? toPolicySql(role.policies) : 'true'
  // Policies name the columns with or without the table's name, so the old row needs that name as its alias.
  const alias = quoteName(table.table)
  const shown = table.isProtected || !table.hasFullIdentity ? table.key : role.selectable
  const passes = toPasses(filters, table, alias, 2)
  const text = `
    select realtime_k.n::int as n, ${passes.text} as passes,
      (select row_to_json(r.*) from (select ${shown.map((name) => `${alias}.${quoteName(name)}`).join(', ')}) as r) as record
    from unnest($1::text[]) with ordinality as realtime_k(realtime_old, n),
      lateral jsonb_populate_record(null::${relationOf(table)}, realtime_k.realtime_old::jsonb) as ${alias}
    where ${passes.any} and ${policy}`
  // The key as text: a number may have lost digits in JSON.
  const old = changes.map((change) => JSON.stringify({ ...change.old, ...change.key }))
  return db.runAs<Found>({ ...caller, readOnly: true }, { text, values: [old, ...passes.values], isRepeated: true })
}

function toPolicySql(policies: readonly { isPermissive: boolean; condition: string }[]): string {
  const permissive = policies.filter((policy) => policy.isPermissive).map(({ condition }) => `(${condition})`)
  const restrictive = policies.filter((policy) => !policy.isPermissive).map(({ condition }) => `(${condition})`)
  if (permissive.length === 0) return 'false'
  return [`(${permissive.join(' or ')})`, ...restrictive].join(' and ')
}

function toPasses(filters: Filters, table: PublishedTable, alias: string, firstValue: number) {
  const values: SqlValue[] = []
  const texts = filters.map((conditions) => {
    const filter = toFilterSql(conditions, table.columns, alias, firstValue + values.length)
    values.push(...filter.values)
    return filter.text
  })
  return {
    text: `json_build_array(${texts.map((text) => `coalesce(${text}, false)`).join(', ')})`,
    // Plain comparisons run before the policies, which cost far more; most rows belong to others.
    any: `(${texts.join(' or ')})`,
    values,
  }
}

const relationOf = ({ schema, table }: PublishedTable): string => `${quoteName(schema)}.${quoteName(table)}`
const sqlTypeOf = (table: PublishedTable, name: string): string =>
  table.columns.find((column) => column.name === name)?.sqlType ?? 'text'

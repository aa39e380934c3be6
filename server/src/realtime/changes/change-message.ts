import type { RowChange } from '../bus.ts'
import type { ChangeSubscription } from './change-subscription.ts'
import type { PublishedTable } from './published-tables.ts'
import type { VisibleRow } from './visible-rows.ts'

type Cells = Readonly<Record<string, unknown>>

const MAX_RECORD_BYTES = 1024 * 1024

/** The payload of `postgres_changes`: one per distinct choice of columns among the subscriptions that match. */
export function* toChangeMessages(
  change: RowChange,
  table: PublishedTable,
  row: VisibleRow,
  role: string,
  subscriptions: readonly ChangeSubscription[],
): Generator<{ readonly ids: readonly number[]; readonly data: unknown }> {
  const bySelect = Map.groupBy(subscriptions, ({ select }) => JSON.stringify(select))
  for (const group of bySelect.values()) {
    yield { ids: group.map(({ id }) => id), data: toData(change, table, row, role, group[0]?.select ?? null) }
  }
}

function toData(
  change: RowChange,
  table: PublishedTable,
  row: VisibleRow,
  role: string,
  select: ChangeSubscription['select'],
) {
  const selectable = table.roles[role]?.selectable ?? []
  const isShown = (name: string): boolean =>
    selectable.includes(name) && (!select || select.includes(name) || table.key.includes(name))
  const data = {
    schema: change.schema,
    table: change.table,
    type: change.op,
    commit_timestamp: change.at,
    columns: table.columns.filter(({ name }) => isShown(name)).map(({ name, type }) => ({ name, type })),
    errors: null,
  }
  const { record, isTooLarge } = shorten(pick(row.record, isShown), table)
  const errors = isTooLarge ? ['Error 413: Payload Too Large'] : null
  if (change.op === 'DELETE') return { ...data, errors, old_record: record }
  if (change.op === 'INSERT') return { ...data, errors, record }
  return { ...data, errors, record, old_record: pick(oldRecord(change, table, row), isShown) }
}

/** Before an update: the primary key, or the whole row if the table has REPLICA IDENTITY FULL. */
function oldRecord(change: RowChange, table: PublishedTable, row: VisibleRow): Cells {
  if (table.hasFullIdentity && change.old) return change.old
  return pick(row.record, (name) => table.key.includes(name))
}

function shorten(record: Cells, table: PublishedTable): { readonly record: Cells; readonly isTooLarge: boolean } {
  const isTooLarge = Buffer.byteLength(JSON.stringify(record)) > MAX_RECORD_BYTES
  return { record: isTooLarge ? pick(record, (name) => table.key.includes(name)) : record, isTooLarge }
}

function pick(cells: Cells, isWanted: (name: string) => boolean): Cells {
  return Object.fromEntries(Object.entries(cells).filter(([name]) => isWanted(name)))
}

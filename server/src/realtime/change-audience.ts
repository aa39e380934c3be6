import type { Db } from '../database/db.ts'
import { toDbCaller, type Caller } from '../identity/caller.ts'
import type { RowChange } from './bus.ts'
import { toChangeMessages } from './change-message.ts'
import type { ChangeSubscription } from './change-subscription.ts'
import { push, type Channel } from './channel.ts'
import type { PublishedTable } from './published-tables.ts'
import { readVisibleRows, type VisibleRow } from './visible-rows.ts'

/** One reader's subscriptions that concern a table. */
export type Interest = {
  readonly channel: Channel
  /** Who the reader was when the rows were asked for. */
  readonly caller: Caller
  readonly subscriptions: readonly ChangeSubscription[]
}

/** Readers who see the same rows, because row level security is given the same claims for all of them. */
export type Audience = { readonly caller: Caller; readonly interests: Interest[] }

export function groupByAudience(interests: readonly Interest[], table: PublishedTable): readonly Audience[] {
  const audiences = new Map<string, Audience>()
  for (const interest of interests) {
    const { caller } = interest
    const isFiltered = table.isProtected && !table.roles[caller.role]?.isExempt
    const sameView = isFiltered ? `${caller.role} ${caller.claimsJson}` : caller.role
    const audience = audiences.get(sameView)
    if (audience) audience.interests.push(interest)
    else audiences.set(sameView, { caller, interests: [interest] })
  }
  return [...audiences.values()]
}

/** One read for all of them, then to each what matches. */
export async function tellAudience(
  db: Db,
  { caller, interests }: Audience,
  table: PublishedTable,
  changes: readonly RowChange[],
): Promise<void> {
  const wanted = interests.flatMap(({ subscriptions }) => subscriptions)
  const filters = new Map(wanted.map(({ filter, conditions }) => [filter, conditions]))
  const concerned = changes.filter(({ op }) => wanted.some(({ event }) => event === '*' || event === op))
  if (concerned.length === 0) return
  const rows = await readVisibleRows(db, toDbCaller(caller), table, concerned, [...filters.values()])
  const order = [...filters.keys()]
  for (const change of concerned) {
    const row = rows.get(change)
    if (!row) continue
    const passing = new Set(order.filter((_, i) => row.passes[i]))
    for (const interest of interests) tellReader(interest, change, table, row, passing)
  }
}

function tellReader(
  { channel, caller, subscriptions }: Interest,
  change: RowChange,
  table: PublishedTable,
  row: VisibleRow,
  passing: ReadonlySet<string>,
): void {
  if (!channel.isOpen || !isSamePerson(channel.caller, caller)) return
  const matching = subscriptions.filter(
    ({ event, filter }) => (event === '*' || event === change.op) && passing.has(filter),
  )
  for (const message of toChangeMessages(change, table, row, caller.role, matching)) {
    push(channel, 'postgres_changes', message)
  }
}

/** A token may be renewed while rows are read; a reader that became someone else must not get them. */
function isSamePerson(a: Caller, b: Caller): boolean {
  return a === b || (a.role === b.role && a.userId === b.userId)
}

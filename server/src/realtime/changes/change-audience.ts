import type { Db } from '../../database/db.ts'
import { toDbCaller, type Caller } from '../../identity/caller.ts'
import type { RowChange } from '../bus.ts'
import { push, pushSystem, type Channel, type Client } from '../channels/channel.ts'
import { patternsOf } from './change-filter.ts'
import { toChangeMessages } from './change-message.ts'
import type { ChangeSubscription } from './change-subscription.ts'
import type { PublishedTable } from './published-tables.ts'
import { readVisibleRows, type VisibleRow } from './visible-rows.ts'

/** One reader's subscriptions that concern a table. */
export type Interest = {
  readonly channel: Channel
  /** The reader's caller when the read started. */
  readonly caller: Caller
  readonly subscriptions: readonly ChangeSubscription[]
}

/** Readers who see the same rows, because row level security gets the same claims for all of them. */
export type Audience = {
  /** The same from change to change, so that its reads stay in order. */
  readonly key: string
  /** The owner of a slow audience's queue: an account, a guest's address, or all readers with the same plain view. */
  readonly owner: string
  readonly caller: Caller
  readonly interests: Interest[]
  /** Its filters cost more than a comparison, so they are read separately and within a budget. */
  readonly isCostly: boolean
}

/** The maximum number of filters of one client on one table that are read together with those of others. */
const MAX_SHARED_CONDITIONS = 50
/** Rows are read by their keys, which takes milliseconds. */
const BUDGET_MS = 1_000

export function groupByAudience(interests: readonly Interest[], table: PublishedTable): readonly Audience[] {
  const audiences = new Map<string, Audience>()
  const crowded = clientsWithManyConditions(interests)
  for (const interest of interests.flatMap((each) => splitByCost(each, crowded.has(each.channel.client)))) {
    const { caller, isCostly, channel } = interest
    const isFiltered = table.isProtected && !table.roles[caller.role]?.isExempt
    const view = isFiltered ? `${caller.role} ${caller.claimsJson}` : caller.role
    const key = isCostly ? `${clientId(channel.client)} ${view}` : view
    const audience = audiences.get(key)
    if (audience) audience.interests.push(interest)
    else audiences.set(key, { key, owner: ownerOf(interest, isFiltered), caller, interests: [interest], isCostly })
  }
  return [...audiences.values()]
}

function clientsWithManyConditions(interests: readonly Interest[]): ReadonlySet<Client> {
  const counts = new Map<Client, number>()
  for (const { channel, subscriptions } of interests) {
    const count = subscriptions.reduce((sum, { conditions }) => sum + conditions.length, 0)
    counts.set(channel.client, (counts.get(channel.client) ?? 0) + count)
  }
  return new Set([...counts].flatMap(([client, count]) => (count > MAX_SHARED_CONDITIONS ? [client] : [])))
}

type Weighed = Interest & { readonly isCostly: boolean }

function splitByCost(interest: Interest, isCrowded: boolean): readonly Weighed[] {
  const isCostly = ({ conditions }: ChangeSubscription): boolean =>
    conditions.length > 0 && (isCrowded || patternsOf(conditions).length > 0)
  const byCost = Map.groupBy(interest.subscriptions, isCostly)
  return Array.from(byCost, ([costly, subscriptions]) => ({ ...interest, subscriptions, isCostly: costly }))
}

function ownerOf({ caller, channel, isCostly }: Weighed, isFiltered: boolean): string {
  if (caller.userId !== null && (isCostly || isFiltered)) return `account ${caller.userId}`
  return isCostly ? `guest ${channel.client.address}` : 'everybody'
}

const clientIds = new WeakMap<Client, number>()
let lastClientId = 0

function clientId(client: Client): number {
  const known = clientIds.get(client) ?? ++lastClientId
  clientIds.set(client, known)
  return known
}

/** One read for all readers, then each gets the matching rows. */
export async function notifyAudience(
  db: Db,
  { caller, interests, isCostly }: Audience,
  table: PublishedTable,
  changes: readonly RowChange[],
): Promise<void> {
  const wanted = interests.flatMap(({ subscriptions }) => subscriptions)
  const filters = new Map(wanted.map(({ filter, conditions }) => [filter, conditions]))
  const concerned = changes.filter(({ op }) => wanted.some(({ event }) => event === '*' || event === op))
  if (concerned.length === 0) return
  const reader = { ...toDbCaller(caller), ...(isCostly && { timeoutMs: BUDGET_MS }) }
  const rows = await readVisibleRows(db, reader, table, concerned, [...filters.values()])
  const order = [...filters.keys()]
  for (const change of concerned) {
    const row = rows.get(change)
    if (!row) continue
    const passing = new Set(order.filter((_, i) => row.passes[i]))
    for (const interest of interests) notifyReader(interest, change, table, row, passing)
  }
}

/** Their filters would take as long at the next change. The client is notified and may subscribe with other filters. */
export function endSubscriptions({ interests }: Audience): void {
  for (const { channel, subscriptions } of interests) {
    channel.subscriptions = channel.subscriptions.filter((each) => !subscriptions.includes(each))
    if (!channel.isOpen) continue
    pushSystem(channel, 'postgres_changes', 'error', 'The subscription was ended because its filter takes too long')
  }
}

function notifyReader(
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

/** A token may be renewed while rows are read; a reader that became another account must not get them. */
function isSamePerson(a: Caller, b: Caller): boolean {
  return a === b || (a.role === b.role && a.userId === b.userId)
}

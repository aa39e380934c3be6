import { toDbCaller, type Caller } from '../identity/caller.ts'
import type { Platform } from '../platform.ts'
import type { RowChange } from './bus.ts'
import { toChangeMessages } from './change-message.ts'
import type { ChangeSubscription } from './change-subscription.ts'
import { push, type Channel } from './channel.ts'
import { describeTable, type PublishedTable } from './published-tables.ts'
import { readVisibleRows } from './visible-rows.ts'

export type ChangeFeed = {
  add(channel: Channel): void
  remove(channel: Channel): void
  /** Takes a change in; changes of one table reach every subscriber in the order they were committed. */
  take(change: RowChange): void
}

/** One reader's subscriptions that concern a table. */
type Interest = {
  readonly channel: Channel
  /** Who the reader was when the rows were asked for. */
  readonly caller: Caller
  readonly subscriptions: readonly ChangeSubscription[]
}
/** Subscribers who see the same rows, because row level security is given the same claims for all of them. */
type Audience = { readonly caller: Caller; readonly interests: Interest[] }

const MAX_BATCH = 500
/** A table that changes faster than its readers can be served: the oldest are let go rather than the memory filled. */
const MAX_WAITING = 50_000
/** Readers served at a time, so that the other users of the connection pool get their turn. */
const PARALLEL_READS = 4

export function createChangeFeed({ db, log }: Pick<Platform, 'db' | 'log'>): ChangeFeed {
  const channels = new Set<Channel>()
  const waiting = new Map<string, RowChange[]>()

  const interestsIn = ({ schema, table }: RowChange): readonly Interest[] =>
    [...channels].flatMap((channel) => {
      const subscriptions = channel.subscriptions.filter(
        (each) => ['*', schema].includes(each.schema) && ['*', table].includes(each.table),
      )
      return subscriptions.length > 0 ? [{ channel, caller: channel.caller, subscriptions }] : []
    })

  const serve = async (batch: readonly RowChange[]): Promise<void> => {
    const interests = interestsIn(batch[0] as RowChange)
    if (interests.length === 0) return
    const roles = [...new Set(interests.map(({ channel }) => channel.caller.role))]
    const table = await describeTable(db, batch[0] as RowChange, roles)
    if (!table) return
    const audiences = groupByAudience(interests, table)
    const next = audiences.values()
    const work = async (): Promise<void> => {
      for (const audience of next) await tell(audience, table, batch).catch((error: unknown) => report(error, table))
    }
    await Promise.all(Array.from({ length: Math.min(PARALLEL_READS, audiences.size) }, work))
  }
  const tell = async ({ caller, interests }: Audience, table: PublishedTable, batch: readonly RowChange[]) => {
    const wanted = interests.flatMap(({ subscriptions }) => subscriptions)
    const filters = new Map(wanted.map(({ filter, conditions }) => [filter, conditions]))
    const order = [...filters.keys()]
    const concerned = batch.filter(({ op }) => wanted.some(({ event }) => event === '*' || event === op))
    const rows = await readVisibleRows(db, toDbCaller(caller), table, concerned, [...filters.values()])
    for (const change of concerned) {
      const row = rows.get(change)
      if (!row) continue
      for (const { channel, caller: reader, subscriptions } of interests) {
        if (!channel.isOpen || !isSamePerson(channel.caller, reader)) continue
        const matching = subscriptions.filter(
          ({ event, filter }) => (event === '*' || event === change.op) && row.passes[order.indexOf(filter)],
        )
        for (const message of toChangeMessages(change, table, row, channel.caller.role, matching)) {
          push(channel, 'postgres_changes', message)
        }
      }
    }
  }
  const drain = async (name: string, queue: RowChange[]): Promise<void> => {
    while (queue.length > 0) {
      const batch = queue.splice(0, MAX_BATCH)
      await serve(batch).catch((error: unknown) => report(error, batch[0] as RowChange))
    }
    waiting.delete(name)
  }
  const report = (error: unknown, { schema, table }: { schema: string; table: string }): void =>
    log.error({ error, schema, table }, 'row changes could not be delivered')

  return {
    add: (channel) => void channels.add(channel),
    remove: (channel) => void channels.delete(channel),
    take(change) {
      if (channels.size === 0) return
      const name = JSON.stringify([change.schema, change.table])
      const queue = waiting.get(name)
      if (!queue) {
        const fresh = [change]
        waiting.set(name, fresh)
        void Promise.resolve().then(() => drain(name, fresh))
        return
      }
      if (queue.length >= MAX_WAITING) queue.shift()
      queue.push(change)
    },
  }
}

/** A token may be renewed while rows are read; a reader that became someone else must not get them. */
function isSamePerson(a: Caller, b: Caller): boolean {
  return a === b || (a.role === b.role && a.userId === b.userId)
}

function groupByAudience(interests: readonly Interest[], table: PublishedTable): ReadonlyMap<string, Audience> {
  const audiences = new Map<string, Audience>()
  for (const interest of interests) {
    const { caller } = interest
    const isFiltered = table.isProtected && !table.roles[caller.role]?.isExempt
    const sameView = isFiltered ? `${caller.role} ${caller.claimsJson}` : caller.role
    const audience = audiences.get(sameView)
    if (audience) audience.interests.push(interest)
    else audiences.set(sameView, { caller, interests: [interest] })
  }
  return audiences
}

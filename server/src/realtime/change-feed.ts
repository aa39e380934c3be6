import type { Platform } from '../platform.ts'
import type { RowChange } from './bus.ts'
import { groupByAudience, tellAudience, type Interest } from './change-audience.ts'
import type { Channel } from './channel.ts'
import { describeTable, type TableName } from './published-tables.ts'

export type ChangeFeed = {
  add(channel: Channel): void
  remove(channel: Channel): void
  /** Takes a change in; changes of one table reach every reader in the order they were committed. */
  take(change: RowChange): void
  /** What is being read is finished, what waits is let go. */
  close(): Promise<void>
}

const MAX_BATCH = 500
/** A table that changes faster than its readers can be served: the oldest are let go rather than the memory filled. */
const MAX_WAITING = 50_000
/** Audiences served at a time, so that the other users of the connection pool get their turn. */
const PARALLEL_READS = 4

export function createChangeFeed({ db, log }: Pick<Platform, 'db' | 'log'>): ChangeFeed {
  const channels = new Set<Channel>()
  const queues = new Map<string, RowChange[]>()
  const draining = new Set<Promise<void>>()
  const report = (error: unknown, { schema, table }: TableName): void =>
    log.error({ error, schema, table }, 'row changes could not be delivered')

  const serve = async (name: TableName, changes: readonly RowChange[]): Promise<void> => {
    const interests = findInterests(channels, name)
    if (interests.length === 0) return
    const roles = [...new Set(interests.map(({ caller }) => caller.role))]
    const table = await describeTable(db, name, roles)
    if (!table) return
    const audiences = groupByAudience(interests, table)
    const next = audiences.values()
    const work = async (): Promise<void> => {
      for (const audience of next) {
        if (channels.size === 0) return
        await tellAudience(db, audience, table, changes).catch((error: unknown) => report(error, name))
      }
    }
    await Promise.all(Array.from({ length: Math.min(PARALLEL_READS, audiences.length) }, work))
  }
  const drain = async (key: string, name: TableName, queue: RowChange[]): Promise<void> => {
    while (queue.length > 0) {
      await serve(name, queue.splice(0, MAX_BATCH)).catch((error: unknown) => report(error, name))
    }
    queues.delete(key)
  }
  return {
    add: (channel) => void channels.add(channel),
    remove: (channel) => void channels.delete(channel),
    take(change) {
      if (channels.size === 0) return
      const key = JSON.stringify([change.schema, change.table])
      const queue = queues.get(key)
      if (queue) {
        if (queue.length >= MAX_WAITING) queue.shift()
        queue.push(change)
        return
      }
      const fresh = [change]
      queues.set(key, fresh)
      // What else arrives with this change is taken along.
      setImmediate(() => {
        const running = drain(key, change, fresh).finally(() => draining.delete(running))
        draining.add(running)
      })
    },
    async close() {
      channels.clear()
      for (const queue of queues.values()) queue.length = 0
      await Promise.all(draining)
    },
  }
}

function findInterests(channels: Iterable<Channel>, { schema, table }: TableName): readonly Interest[] {
  return [...channels].flatMap((channel) => {
    const subscriptions = channel.subscriptions.filter(
      (each) => ['*', schema].includes(each.schema) && ['*', table].includes(each.table),
    )
    return subscriptions.length > 0 ? [{ channel, caller: channel.caller, subscriptions }] : []
  })
}

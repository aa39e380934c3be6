import type { Platform } from '../platform.ts'
import { createAudienceReads } from './audience-reads.ts'
import type { RowChange } from './bus.ts'
import { groupByAudience, type Interest } from './change-audience.ts'
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
/** A table that changes faster than it can be described: the oldest are let go rather than the memory filled. */
const MAX_WAITING = 50_000

export function createChangeFeed({ db, log }: Pick<Platform, 'db' | 'log'>): ChangeFeed {
  const channels = new Set<Channel>()
  const queues = new Map<string, RowChange[]>()
  const draining = new Set<Promise<void>>()
  const report = (error: unknown, { schema, table }: TableName): void =>
    log.error({ error, schema, table }, 'row changes could not be delivered')
  const reads = createAudienceReads(db, report)

  const serve = async (name: TableName, changes: readonly RowChange[]): Promise<void> => {
    const interests = findInterests(channels, name)
    if (interests.length === 0) return
    const roles = [...new Set(interests.map(({ caller }) => caller.role))]
    const table = await describeTable(db, name, roles)
    if (!table) return
    // Not waited for: a slow audience holds up its own next change, and nobody else's.
    for (const audience of groupByAudience(interests, table)) reads.add({ audience, table, changes })
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
      await reads.close()
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

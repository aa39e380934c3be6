import type { Platform } from '../../platform.ts'
import type { RowChange } from '../bus.ts'
import type { Channel } from '../channels/channel.ts'
import { createAudienceReads } from './audience-reads.ts'
import { groupByAudience, type Interest } from './change-audience.ts'
import { describeTable, type TableName } from './published-tables.ts'

export type ChangeFeed = {
  add(channel: Channel): void
  remove(channel: Channel): void
  /** Changes of one table reach every reader in commit order. */
  take(change: RowChange): void
  /** Running reads finish, waiting ones are dropped. */
  close(): Promise<void>
}

const MAX_BATCH = 500
/** For a table that changes faster than its rows can be read: the oldest changes are dropped to bound memory. */
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
    // Not awaited: a slow audience delays only its own next change.
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
      // Changes that arrive in the same turn are handled together.
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

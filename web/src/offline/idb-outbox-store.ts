import { DEFAULT_TTL_MS } from './cached-data.ts'
import { type CachedEntry, type OfflineDb, offlineDb } from './offline-db.ts'
import type { OfflineAction } from './outbox/offline-action.ts'
import { decideLease, type OutboxStore } from './outbox/outbox-store.ts'

export const LEASE_KEY = 'outbox-lease'
const BOTH = ['offline-actions', 'cached-data'] as const

type Stores = {
  readonly actions: ActionStore
  readonly cached: CacheStore
}
type WriteTransaction = ReturnType<typeof begin>
type ActionStore = ReturnType<typeof actionsOf>
type CacheStore = ReturnType<typeof cachedOf>

/** On disk before it resolves: a battery that dies now must not lose the traveller's data. */
function begin(db: OfflineDb) {
  return db.transaction(BOTH, 'readwrite', { durability: 'strict' })
}

function actionsOf(tx: WriteTransaction) {
  return tx.objectStore('offline-actions')
}

function cachedOf(tx: WriteTransaction) {
  return tx.objectStore('cached-data')
}

/** All or nothing: otherwise half of a failed write would be committed. */
async function write<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
  const tx = begin(await offlineDb())
  const done = tx.done
  // Awaited below, or not at all when the work itself has failed.
  done.catch(() => undefined)
  try {
    const result = await work({ actions: actionsOf(tx), cached: cachedOf(tx) })
    await done
    return result
  } catch (error) {
    try {
      tx.abort()
    } catch {
      // It has already ended by itself.
    }
    throw error
  }
}

export function createIdbOutboxStore(now = (): number => Date.now()): OutboxStore {
  return {
    list: async () => (await offlineDb()).getAll('offline-actions'),

    add: (make) =>
      write(async ({ actions }) => {
        const action = make(await actions.getAll())
        await actions.put(action)
        return action
      }),

    change: (id, change) =>
      write(async ({ actions }) => {
        const record = await actions.get(id)
        if (record) await actions.put(change(record))
      }),

    remove: (id, because) =>
      write(async ({ actions, cached }) => {
        const { cacheKey = null } = ((await actions.get(id)) ?? {}) as Partial<OfflineAction>
        await actions.delete(id)
        const copy = cacheKey === null ? undefined : await cached.get(cacheKey)
        if (copy && because === 'discarded') await cached.delete(copy.key)
        if (copy && because === 'sent') await cached.put({ ...copy, timestamp: now(), ttl: DEFAULT_TTL_MS })
      }),

    async claimLease(owner, at, lock) {
      const tx = (await offlineDb()).transaction('cached-data', 'readwrite')
      const { isMine, lease } = decideLease(toLease(await tx.store.get(LEASE_KEY)), owner, at, lock)
      if (lease) await tx.store.put({ key: LEASE_KEY, data: lease.owner, timestamp: lease.timestamp, ttl: lease.ttl })
      await tx.done
      return isMine
    },

    async releaseLease(owner) {
      const tx = (await offlineDb()).transaction('cached-data', 'readwrite')
      if (toLease(await tx.store.get(LEASE_KEY))?.owner === owner) await tx.store.delete(LEASE_KEY)
      await tx.done
    },
  }
}

function toLease(entry: CachedEntry | undefined) {
  return entry && { owner: String(entry.data), timestamp: entry.timestamp, ttl: entry.ttl }
}

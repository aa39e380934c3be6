import { DEFAULT_TTL_MS } from './cached-data.ts'
import { type CachedEntry, type OfflineDb, offlineDb } from './offline-db.ts'
import type { OfflineAction } from './outbox/offline-action.ts'
import { decideLease, type OutboxStore } from './outbox/outbox-store.ts'

/** A change that is not sent yet must stay on the screen however long there is no signal. */
const UNSENT_TTL_MS = 90 * 86_400_000
export const LEASE_KEY = 'outbox-lease'
const BOTH = ['offline-actions', 'cached-data'] as const

type Stores = {
  readonly actions: ActionStore
  readonly cached: CacheStore
}
type WriteTransaction = ReturnType<typeof begin>
type ActionStore = ReturnType<typeof actionsOf>
type CacheStore = ReturnType<typeof cachedOf>

/** On the disk before it is called done: a battery that dies now must not take the traveller's words with it. */
function begin(db: OfflineDb) {
  return db.transaction(BOTH, 'readwrite', { durability: 'strict' })
}

function actionsOf(tx: WriteTransaction) {
  return tx.objectStore('offline-actions')
}

function cachedOf(tx: WriteTransaction) {
  return tx.objectStore('cached-data')
}

/** Everything or nothing: what fails half-way would otherwise be committed half. */
async function write<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
  const tx = begin(await offlineDb())
  const done = tx.done
  // Heard below, or not at all when the work itself has failed.
  done.catch(() => undefined)
  try {
    const result = await work({ actions: actionsOf(tx), cached: cachedOf(tx) })
    await done
    return result
  } catch (error) {
    try {
      tx.abort()
    } catch {
      // It has ended by itself.
    }
    throw error
  }
}

export function createIdbOutboxStore(now = (): number => Date.now()): OutboxStore {
  return {
    list: async () => (await offlineDb()).getAll('offline-actions'),

    add: (make, optimistic) =>
      write(async ({ actions, cached }) => {
        const action = make(await actions.getAll())
        await actions.put(action)
        const copy = { timestamp: now(), ttl: UNSENT_TTL_MS, userId: action.userId }
        if (optimistic) await cached.put({ ...optimistic, ...copy })
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

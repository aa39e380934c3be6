import { DEFAULT_TTL_MS } from './cached-data.ts'
import { type CachedEntry, type OfflineDb, offlineDb } from './offline-db.ts'
import type { OfflineAction } from './outbox/offline-action.ts'
import { isLeaseHeld, LEASE_MS, type OutboxStore } from './outbox/outbox-store.ts'

/** A change that is not sent yet must stay on the screen however long there is no signal. */
const UNSENT_TTL_MS = 90 * 86_400_000
export const LEASE_KEY = 'outbox-lease'
const BOTH = ['offline-actions', 'cached-data'] as const

/** On the disk before it is called done: a battery that dies now must not take the traveller's words with it. */
function write(db: OfflineDb) {
  return db.transaction(BOTH, 'readwrite', { durability: 'strict' })
}

export function createIdbOutboxStore(now: () => number = Date.now): OutboxStore {
  return {
    list: async () => (await offlineDb()).getAll('offline-actions'),

    async add(make, optimistic) {
      const tx = write(await offlineDb())
      // Awaited in any case: a transaction that fails must not fail unheard.
      const done = tx.done
      done.catch(() => undefined)
      const actions = tx.objectStore('offline-actions')
      const action = make(await actions.getAll())
      await actions.put(action)
      if (optimistic) {
        const copy = { ...optimistic, timestamp: now(), ttl: UNSENT_TTL_MS, userId: action.userId }
        await tx.objectStore('cached-data').put(copy)
      }
      await done
      return action
    },

    async change(id, change) {
      const tx = write(await offlineDb())
      const actions = tx.objectStore('offline-actions')
      const record = await actions.get(id)
      if (record) await actions.put(change(record))
      await tx.done
    },

    async remove(id, because) {
      const tx = write(await offlineDb())
      const actions = tx.objectStore('offline-actions')
      const cached = tx.objectStore('cached-data')
      const { cacheKey = null } = ((await actions.get(id)) ?? {}) as Partial<OfflineAction>
      await actions.delete(id)
      const copy = cacheKey === null ? undefined : await cached.get(cacheKey)
      if (copy && because === 'discarded') await cached.delete(copy.key)
      if (copy && because === 'sent') await cached.put({ ...copy, timestamp: now(), ttl: DEFAULT_TTL_MS })
      await tx.done
    },

    async claimLease(owner, at, isForced) {
      const tx = (await offlineDb()).transaction('cached-data', 'readwrite')
      const held = toLease(await tx.store.get(LEASE_KEY))
      const isMine = isForced || !isLeaseHeld(held, owner, at)
      if (isMine) await tx.store.put({ key: LEASE_KEY, data: owner, timestamp: at, ttl: LEASE_MS })
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

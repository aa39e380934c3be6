import { RUNTIME_CACHES } from './cache-names.ts'
import { offlineDb } from './offline-db.ts'
import { readAction } from './outbox/read-action.ts'

/**
 * Frees data that can be loaded again: page and file copies first, then cached data that no unsent action depends on.
 */
export async function makeRoom(): Promise<void> {
  if (typeof caches !== 'undefined') await Promise.allSettled(RUNTIME_CACHES.map((name) => caches.delete(name)))
  const tx = (await offlineDb()).transaction(['offline-actions', 'cached-data'], 'readwrite')
  const actions = (await tx.objectStore('offline-actions').getAll()).map(readAction)
  const needed = new Set(actions.map(({ cacheKey }) => cacheKey))
  const cached = tx.objectStore('cached-data')
  for (const key of await cached.getAllKeys()) if (!needed.has(key)) await cached.delete(key)
  await tx.done
}

import { PENDING_KEY, SESSION_KEY } from '../../api/session/session-key.ts'
import { paintTheme } from '../../device/screen/theme.ts'
import { SHELL_CACHE_PREFIX } from '../../offline/cache-names.ts'
import { LEASE_KEY } from '../../offline/idb-outbox-store.ts'
import { offlineDb } from '../../offline/offline-db.ts'

/** Without the second, a session that was signed out here would stay active on the server. */
const KEPT = [SESSION_KEY, PENDING_KEY]

/**
 * Removes all stored data except the session, the app itself (without it the app would no longer open offline) and
 * unsent changes.
 */
export async function clearAppData(): Promise<void> {
  await clearCopies()
  await clearConversations()
  await clearMaps()
  await clearCaches()
  for (const key of Object.keys(localStorage)) if (!KEPT.includes(key)) localStorage.removeItem(key)
  sessionStorage.clear()
  paintTheme()
}

export async function countUnsent(): Promise<number> {
  return (await offlineDb()).count('offline-actions')
}

/** A copy that shows an unsent change stays with it, and so does the lock of a tab that is sending one. */
async function clearCopies(): Promise<void> {
  const tx = (await offlineDb()).transaction(['offline-actions', 'cached-data'], 'readwrite')
  const unsent = await tx.objectStore('offline-actions').getAll()
  const kept = new Set([LEASE_KEY, ...unsent.map(({ cacheKey }) => cacheKey)])
  const copies = tx.objectStore('cached-data')
  for (const key of await copies.getAllKeys()) if (!kept.has(key)) await copies.delete(key)
  await tx.done
}

async function clearConversations(): Promise<void> {
  const { conversationDb } = await import('../../entities/conversation/conversation-db.ts')
  const kept = await conversationDb.list()
  await conversationDb.remove(kept.map(({ id }) => id))
}

async function clearMaps(): Promise<void> {
  const { packDb } = await import('../../entities/map/packs/pack-db.ts')
  await (await packDb()).clear('blocks')
}

async function clearCaches(): Promise<void> {
  if (!('caches' in globalThis)) return
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !name.startsWith(SHELL_CACHE_PREFIX)).map((name) => caches.delete(name)))
}

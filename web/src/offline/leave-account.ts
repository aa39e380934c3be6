import { tripShelf } from '../api/trips/trip-shelf.ts'
import { dropFlag } from '../device/flags.ts'
import { RUNTIME_CACHES, SHELL_CACHE_PREFIX } from './cache-names.ts'
import { offlineDb } from './offline-db.ts'
import { offlineState } from './offline-state.ts'
import { announceChange, outboxStore, syncNow } from './outbox.ts'
import { readAction } from './outbox/read-action.ts'

const LAST_TRY_MS = 3000
/** Where they were, what they looked for and which passport they hold. Notes made without an account stay. */
const TRACES = [
  'recent-searches',
  'last-emergency-info',
  'last-nearby-places',
  'own-embassies-kept',
  'nationality',
  'subscription',
  'links-awaited',
]

/** True when nothing would be lost, or when the traveller says so. What can still be sent is sent first. */
export async function mayLeaveAccount(userId: string): Promise<boolean> {
  if ((await countOf(userId)) === 0) return true
  await Promise.race([syncNow(), new Promise((resolve) => setTimeout(resolve, LAST_TRY_MS))])
  const count = await countOf(userId)
  if (count === 0) return true
  return new Promise((resolve) => {
    const answer = (isSigningOut: boolean): void => {
      offlineState.change({ signOutQuestion: null })
      resolve(isSigningOut)
    }
    offlineState.change({ signOutQuestion: { count, answer } })
  })
}

/** Leaves nothing of the traveller on this device: neither actions, nor cached data, nor copies of pages they saw. */
export async function clearAccount(userId: string): Promise<void> {
  const tx = (await offlineDb()).transaction(['offline-actions', 'cached-data'], 'readwrite')
  const actions = tx.objectStore('offline-actions')
  for (const record of await actions.getAll()) {
    const owner = readAction(record).userId
    // A damaged record may be theirs, and can never be sent.
    if (owner === userId || owner === '') await actions.delete(record.id)
  }
  const cached = tx.objectStore('cached-data')
  for (const entry of await cached.getAll()) if (entry.userId === userId) await cached.delete(entry.key)
  await tx.done
  for (const key of TRACES) dropFlag(key)
  tripShelf.removeOwned(userId)
  if (typeof caches !== 'undefined') {
    const names = (await caches.keys()).filter((name) => !name.startsWith(SHELL_CACHE_PREFIX))
    await Promise.all(names.map((name) => caches.delete(name)))
  }
  navigator.serviceWorker?.controller?.postMessage({ type: 'CLEAR_CACHES' })
  // Last: these wait for scripts and for the browser's push service, and what lies here must not wait with them.
  await Promise.allSettled([dropPush(), forgetConversations(userId)])
  await announceChange()
}

/**
 * The session ended without the traveller's word (revoked elsewhere, refused, replaced): what they saw goes from this
 * device; what they wrote and could not send yet waits for them, with the copies that show it.
 */
export async function clearSeen(userId: string): Promise<void> {
  const tx = (await offlineDb()).transaction(['offline-actions', 'cached-data'], 'readwrite')
  const actions = (await tx.objectStore('offline-actions').getAll()).map(readAction)
  const unsent = new Set(actions.filter((action) => action.userId === userId).map(({ cacheKey }) => cacheKey))
  const cached = tx.objectStore('cached-data')
  for (const entry of await cached.getAll()) {
    if (entry.userId === userId && !unsent.has(entry.key)) await cached.delete(entry.key)
  }
  await tx.done
  if (typeof caches !== 'undefined') await Promise.all(RUNTIME_CACHES.map((name) => caches.delete(name)))
  // What of them is not sent yet lies in the outbox whole.
  await Promise.allSettled([dropPush(), forgetConversations(userId)])
  await announceChange()
}

/** What happens to the account is not shown on a device that was left. */
async function dropPush(): Promise<void> {
  if (!('PushManager' in globalThis)) return
  await (await import('../device/push-subscription.ts')).dropPushSubscription()
}

async function forgetConversations(userId: string): Promise<void> {
  const { removeOwned } = await import('../api/conversations/guest-conversations.ts')
  await removeOwned(userId)
}

async function countOf(userId: string): Promise<number> {
  return (await outboxStore.list()).map(readAction).filter((action) => action.userId === userId).length
}

import { isNative } from '../../../device/native/is-native.ts'
import { dropFlag } from '../../../device/storage/flags.ts'
import { ASKED_FILES_CACHE, RUNTIME_CACHES, SHELL_CACHE_PREFIX } from '../../../offline/cache-names.ts'
import { offlineDb } from '../../../offline/offline-db.ts'
import { offlineState } from '../../../offline/offline-state.ts'
import { announceChange, outboxStore, syncNow } from '../../../offline/outbox.ts'
import { readAction } from '../../../offline/outbox/read-action.ts'
import { tripStore } from '../../trip/trip-store.ts'

const LAST_TRY_MS = 3000
/** Location, searches, passport, diet and address. Notes without an account stay. */
const TRACES = [
  'recent-searches',
  'last-emergency-info',
  'last-nearby-places',
  'own-embassies-kept',
  'nationality',
  'packed-items',
  'subscription',
  'links-awaited',
  'stay-area',
  'visa-check-for',
  'translate-card',
]

/** True when nothing would be lost, or when the traveller confirms. Unsent changes are sent first. */
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

/** Removes the traveller's data from this device: outbox, cached data and cached pages. */
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
  tripStore.removeOwned(userId)
  if (typeof caches !== 'undefined') {
    const isOfApp = (name: string): boolean => name.startsWith(SHELL_CACHE_PREFIX) || name === ASKED_FILES_CACHE
    const names = (await caches.keys()).filter((name) => !isOfApp(name))
    await Promise.all(names.map((name) => caches.delete(name)))
  }
  navigator.serviceWorker?.controller?.postMessage({ type: 'CLEAR_CACHES' })
  // Last, because these wait for scripts and the browser's push service, and the data above must not.
  await Promise.allSettled([dropPush(), forgetConversations(userId), forgetFiles(userId)])
  await announceChange()
}

/**
 * The session ended without a sign-out (revoked elsewhere, refused, replaced): cached data is removed; unsent changes
 * stay for the traveller, with the copies that show them.
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
  // Unsent conversations are completely in the outbox; documents that still have to be sent stay.
  await Promise.allSettled([dropPush(), forgetConversations(userId), forgetFiles(userId)])
  await announceChange()
}

/** A signed-out device must not show the account's notifications. */
async function dropPush(): Promise<void> {
  if (!('PushManager' in globalThis) && !isNative()) return
  await (await import('../../../device/push-subscription.ts')).dropPushSubscription()
}

async function forgetConversations(userId: string): Promise<void> {
  const { removeOwned } = await import('../../conversation/guest-conversations.ts')
  await removeOwned(userId)
}

/** One after the other: both read the outbox for what is still unsent. */
async function forgetFiles(userId: string): Promise<void> {
  await (await import('../../vault/forget-vault.ts')).forgetVault(userId)
  await (await import('../../trip-spending/receipts.ts')).forgetReceipts(userId)
}

async function countOf(userId: string): Promise<number> {
  return (await outboxStore.list()).map(readAction).filter((action) => action.userId === userId).length
}

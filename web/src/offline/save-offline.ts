import { currentUserId } from '../api/session/current-user-id.ts'
import { offlineText as text } from '../text/offline.ts'
import { toast } from '../ui/toast.ts'
import { makeRoom } from './make-room.ts'
import { OfflineRefusal } from './offline-refusal.ts'
import { offlineState } from './offline-state.ts'
import { announceChange, outboxStore, syncNow } from './outbox.ts'
import { createAction, type Draft } from './outbox/create-action.ts'
import type { WriteMethod } from './outbox/offline-action.ts'
import type { Optimistic } from './outbox/outbox-store.ts'
import { readAction } from './outbox/read-action.ts'
import { isReplayable } from './outbox/replayable.ts'

export type OfflineWrite = {
  /** What is written to, as `trip:<uuid>`: writes to the same thing are sent in their order. */
  readonly entity: string
  /** What the traveller calls it, for the list of what waits. */
  readonly label?: string
  /** A path of the backend, as `/rest/v1/trips?id=eq.…`. */
  readonly url: string
  readonly method: WriteMethod
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** What the screen shows from now on, read again with `readCached`. */
  readonly optimistic?: Optimistic
  /** The traveller did something else, and this follows from it: no message of its own. */
  readonly isQuiet?: boolean
}

/**
 * Stores a write and sends it as soon as it gets through: at once with a connection, after a reload or days later
 * without. Resolves when it is safe on this device; throws an OfflineRefusal when it is not.
 */
export async function saveOffline(write: OfflineWrite): Promise<{ readonly id: string }> {
  const url = write.url.startsWith('/') ? write.url : pathOf(write.url)
  if (!isReplayable(url)) throw new OfflineRefusal('needs-connection')
  const userId = currentUserId()
  if (userId === null) throw new OfflineRefusal('not-signed-in')
  const wasSavedOffline = !navigator.onLine || !offlineState.get().isOnline
  const { entity, label = '', method, optimistic = null } = write
  const body = write.body === undefined ? null : JSON.stringify(write.body)
  const headers = { ...(body !== null && { 'content-type': 'application/json' }), ...write.headers }
  const cacheKey = optimistic?.key ?? null
  const id = await store({ userId, entity, label, url, method, headers, body, cacheKey, wasSavedOffline }, optimistic)
  if (wasSavedOffline && !write.isQuiet) toast.success(text('toast.saved'))
  await announceChange()
  void syncNow(false)
  void askForMore()
  return { id }
}

async function store(draft: Draft, optimistic: Optimistic | null): Promise<string> {
  const made = { id: crypto.randomUUID(), key: crypto.randomUUID(), now: Date.now() }
  const add = () => outboxStore.add((records) => createAction(draft, made, records, readAction), optimistic)
  try {
    await add().catch(async (error: unknown) => {
      if (!isFull(error)) throw error
      await makeRoom()
      return add()
    })
  } catch (error) {
    throw new OfflineRefusal(isFull(error) ? 'storage-full' : 'storage-closed', error)
  }
  return made.id
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

/** The host is put on again when it is sent; another one than our backend's gets no token of the traveller's. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return `${pathname}${search}`
}

type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } }

let hasAsked = false

/** Extras that not every browser grants: storage that is not cleaned up, and a wake-up when the network returns. */
async function askForMore(): Promise<void> {
  try {
    if (!hasAsked) await navigator.storage?.persist?.()
    hasAsked = true
    const registration = (await navigator.serviceWorker?.getRegistration()) as WithSync | undefined
    await registration?.sync?.register('outbox')
  } catch {
    // Without them the outbox still sends on start, on focus, when online, and by its timer.
  }
}

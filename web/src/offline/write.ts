/** The only way to change a table or a document: a write is stored on this device, then sent, at once when there is a connection. */
import type { Database } from '@app/contracts/generated/database'

import type { BackendConfig } from '../api/backend.ts'
import { currentUserId } from '../api/session/current-user-id.ts'
import { toast } from '../ui/overlay/toast.ts'
import { type FileBucket, keptPath } from './kept-path.ts'
import { makeRoom } from './make-room.ts'
import { OfflineRefusal } from './offline-refusal.ts'
import { offlineState } from './offline-state.ts'
import { offlineText as text } from './offline-text.ts'
import { announceChange, outboxStore, sendWatched, setBackend, syncNow, type WatchedOutcome } from './outbox.ts'
import { createAction, type Draft } from './outbox/create-action.ts'
import type { WriteMethod } from './outbox/offline-action.ts'
import { readAction } from './outbox/read-action.ts'

export type TableWrite = {
  /** The thing that is written, as `trip:<uuid>`: writes to the same thing are sent in order. */
  readonly entity: string
  /** The traveller's name for it, for the list of unsent changes. */
  readonly label?: string
  readonly table: keyof Database['public']['Tables']
  readonly method: WriteMethod
  /** The rows to change, in PostgREST's syntax: `{ id: 'eq.1' }`. */
  readonly where?: Readonly<Record<string, string>>
  /** An existing row is left alone or overwritten. */
  readonly duplicates?: 'ignore' | 'merge'
  /** Columns that identify duplicates; the primary key by default. */
  readonly conflictColumns?: string
  /** Refused when the row has another revision by now. */
  readonly ifRevision?: number
  readonly row?: unknown
  /** It follows from another action of the traveller, so it shows no message. */
  readonly isQuiet?: boolean
}

/** Resolves when the write is stored on this device; throws an OfflineRefusal when it is not. */
export async function enqueueWrite(write: TableWrite | FileWrite | CallWrite): Promise<{ readonly id: string }> {
  const { id } = await storeWrite(write)
  await announceChange()
  void syncNow(false)
  return { id }
}

/**
 * As `enqueueWrite`, and resolves with the server's answer when one arrives soon. The caller shows a refusal, and the
 * write is then dropped; without an answer it stays in the outbox.
 */
export async function sendWrite(config: BackendConfig, write: TableWrite | FileWrite): Promise<WatchedOutcome> {
  setBackend(config)
  const { id, wasSavedOffline } = await storeWrite(write)
  const outcome = wasSavedOffline ? null : sendWatched(id)
  await announceChange()
  if (outcome) return outcome
  void syncNow(false)
  return { kind: 'waiting' }
}

/** A file of the traveller: a kept one to send, or some to delete. Sent after the writes to the same thing. */
export type FileWrite = Pick<TableWrite, 'entity' | 'label' | 'isQuiet'> & {
  readonly bucket: FileBucket
} & ({ readonly send: string } | { readonly remove: readonly string[] })

/** A message of a conversation with support. The server stores its id once, however often it is sent. */
export type CallWrite = Pick<TableWrite, 'entity' | 'label' | 'isQuiet'> & {
  readonly call: 'support-message' | 'support-reply'
  readonly body: unknown
}

async function storeWrite(write: TableWrite | FileWrite | CallWrite) {
  const userId = currentUserId()
  if (userId === null) throw new OfflineRefusal('not-signed-in')
  const wasSavedOffline = !navigator.onLine || !offlineState.get().isOnline
  const { entity, label = '' } = write
  const request = describe(write)
  const id = await store({ userId, entity, label, ...request, wasSavedOffline })
  if (wasSavedOffline && !write.isQuiet) toast.success(text('toast.saved'))
  void askForMore()
  return { id, wasSavedOffline }
}

type Request = Pick<Draft, 'url' | 'method' | 'headers' | 'body' | 'file'>

function describe(write: TableWrite | FileWrite | CallWrite): Request {
  if ('table' in write) return describeRequest(write)
  if ('bucket' in write) return describeFileRequest(write)
  const headers = { 'content-type': 'application/json' }
  return { url: `/functions/v1/${write.call}`, method: 'POST', headers, body: JSON.stringify(write.body), file: null }
}

/** A document is ciphertext, a receipt a photograph. */
const CONTENT_TYPES: Readonly<Record<FileBucket, string>> = {
  documents: 'application/octet-stream',
  receipts: 'image/jpeg',
}

/** Both may be sent twice: the same bytes replace themselves, and what is gone already is no refusal. */
function describeFileRequest(write: FileWrite): Request {
  const { bucket } = write
  const url = `/storage/v1/object/${bucket}`
  if ('send' in write) {
    const headers = { 'content-type': CONTENT_TYPES[bucket], 'x-upsert': 'true' }
    return { url: `${url}/${write.send}`, method: 'POST', headers, body: null, file: keptPath(bucket, write.send) }
  }
  const body = JSON.stringify({ prefixes: write.remove })
  return { url, method: 'DELETE', headers: { 'content-type': 'application/json' }, body, file: null }
}

export function describeRequest(write: TableWrite): Request {
  const { table, method, where, duplicates, conflictColumns, ifRevision, row } = write
  const query = new URLSearchParams({ ...where, ...(conflictColumns && { on_conflict: conflictColumns }) }).toString()
  const body = row === undefined ? null : JSON.stringify(row)
  return {
    url: `/rest/v1/${table}${query && `?${query}`}`,
    method,
    headers: {
      prefer: duplicates ? `resolution=${duplicates}-duplicates,return=minimal` : 'return=minimal',
      ...(body !== null && { 'content-type': 'application/json' }),
      ...(ifRevision !== undefined && { 'if-match': `"${ifRevision}"` }),
    },
    body,
    file: null,
  }
}

async function store(draft: Draft): Promise<string> {
  const made = { id: crypto.randomUUID(), key: crypto.randomUUID(), now: Date.now() }
  const add = () => outboxStore.add((records) => createAction(draft, made, records, readAction))
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

type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } }

let hasAsked = false

/** Optional features of some browsers: persistent storage, and a sync event when the network returns. */
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

/** An account's saves on the server, and what becomes of a write that does not get through. */
import type { Json } from '@app/contracts/generated/database'
import { DAILY_LIMITS, nextResetMs } from '@app/domain/usage-limits'

import { readCached, writeCached } from '../../offline/cached-data.ts'
import { OfflineRefusal } from '../../offline/offline-refusal.ts'
import { offlineState } from '../../offline/offline-state.ts'
import { saveOffline } from '../../offline/save-offline.ts'
import { backend, type BackendConfig } from '../backend.ts'
import { entityOf } from './apply-waiting.ts'
import { fromRow, type SavableItem, type Save, type SavedRow } from './saved-item.ts'

export type Account = { readonly config: BackendConfig; readonly userId: string }

export type WriteOutcome =
  | { readonly kind: 'done' }
  /** Safe in the outbox; the traveller has been told. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'limit'; readonly limit: number; readonly resetsAtMs: number }
  /** With the reason, where this device refused to keep it. */
  | { readonly kind: 'failed'; readonly reason?: string }

export type Loaded = {
  readonly saves: readonly Save[]
  /** When the copy on this device was made; null when the server itself answered. */
  readonly copiedAt: Date | null
}

const COPY = 'saved-items'
const YEAR_MS = 365 * 86_400_000
const PATIENCE_MS = 8000
/** The server gives no more at once. */
const A_PAGE = 1000
const KEY = 'user_id,item_type,item_id'
const COLUMNS = 'item_type,item_id,title,description,image_url,item_data,collection,note,revision,created_at'

/** Null when neither the server answered nor a copy is here. Without a signal the copy comes at once. */
export async function loadSaves({ config, userId }: Account): Promise<Loaded | null> {
  const copy = navigator.onLine ? null : await readCopy()
  if (copy) return copy
  const rows = await askRows({ config, userId })
  if (!rows) return readCopy()
  await writeCached(COPY, rows, { ttlMs: YEAR_MS }).catch(() => undefined)
  return { saves: toSaves(rows), copiedAt: null }
}

async function readCopy(): Promise<Loaded | null> {
  const copy = await readCached<readonly SavedRow[]>(COPY).catch(() => undefined)
  return copy ? { saves: toSaves(copy.data), copiedAt: copy.savedAt } : null
}

/** All of them or none: a list with an end that nobody sees would look like saves that were lost. */
async function askRows({ config, userId }: Account): Promise<readonly SavedRow[] | null> {
  const rows: SavedRow[] = []
  try {
    const { from } = await backend(config)
    for (;;) {
      const { data, error } = await from('saved_items')
        .select(COLUMNS)
        .eq('user_id', userId)
        .order('created_at', { ascending: false })
        .order('id')
        .range(rows.length, rows.length + A_PAGE - 1)
        .abortSignal(AbortSignal.timeout(PATIENCE_MS))
      if (error) throw new Error(error.message)
      rows.push(...data)
      if (data.length < A_PAGE) return rows
    }
  } catch (error) {
    console.warn('the saves were not loaded', error)
    return null
  }
}

function toSaves(rows: readonly SavedRow[]): readonly Save[] {
  return rows.map((row) => fromRow(row, false))
}

/** Doing it twice is doing it once: an answer that got lost does no harm. */
export async function insertSave(account: Account, item: SavableItem): Promise<WriteOutcome> {
  const { type, item_data, ...rest } = item
  // What a save carries along is plain JSON.
  const row = { ...rest, item_data: item_data as Record<string, Json>, item_type: type, user_id: account.userId }
  const later = () =>
    saveOffline({
      entity: entityOf(item),
      label: item.title,
      url: `/rest/v1/saved_items?on_conflict=${KEY}`,
      method: 'POST',
      headers: { prefer: 'resolution=ignore-duplicates,return=minimal' },
      body: row,
    })
  return write(item, later, async () => {
    const { from } = await backend(account.config)
    return from('saved_items')
      .upsert(row, { onConflict: KEY, ignoreDuplicates: true })
      .abortSignal(AbortSignal.timeout(PATIENCE_MS))
  })
}

export async function deleteSave(
  account: Account,
  item: Pick<SavableItem, 'type' | 'item_id' | 'title'>,
): Promise<WriteOutcome> {
  const later = () =>
    saveOffline({ entity: entityOf(item), label: item.title, url: addressOf(account.userId, item), method: 'DELETE' })
  return write(item, later, async () =>
    (await backend(account.config))
      .from('saved_items')
      .delete()
      .eq('user_id', account.userId)
      .eq('item_type', item.type)
      .eq('item_id', item.item_id)
      .abortSignal(AbortSignal.timeout(PATIENCE_MS)),
  )
}

/** A note typed here and another one typed elsewhere are both kept: the newer copy is refused and shown, not written over. */
export async function changeSave(
  { userId }: Account,
  save: Save,
  words: Partial<Pick<Save, 'collection' | 'note'>>,
): Promise<void> {
  await saveOffline({
    entity: entityOf(save),
    label: save.title,
    url: addressOf(userId, save),
    method: 'PATCH',
    headers: { prefer: 'return=minimal', 'if-match': `"${save.revision}"` },
    body: words,
  })
}

function addressOf(userId: string, { type, item_id }: Pick<SavableItem, 'type' | 'item_id'>): string {
  const wanted = new URLSearchParams({ user_id: `eq.${userId}`, item_type: `eq.${type}`, item_id: `eq.${item_id}` })
  return `/rest/v1/saved_items?${wanted}`
}

type Refusal = { readonly hint: string | null; readonly details: string | null } | null
type Answer = { readonly error: Refusal; readonly status: number }

async function write(
  item: Pick<SavableItem, 'type' | 'item_id'>,
  later: () => Promise<unknown>,
  now: () => PromiseLike<Answer>,
): Promise<WriteOutcome> {
  const { actions, isOnline } = offlineState.get()
  // What waits for this thing goes first.
  const mustWait = !navigator.onLine || !isOnline || actions.some(({ entity }) => entity === entityOf(item))
  const answer = mustWait ? null : await now().then(judge, () => null)
  if (answer) return answer
  try {
    await later()
    return { kind: 'waiting' }
  } catch (error) {
    console.warn('nothing was saved', error)
    return { kind: 'failed', ...(error instanceof OfflineRefusal && { reason: error.message }) }
  }
}

/** Null: it did not get through, and may later. */
function judge({ error, status }: Answer): WriteOutcome | null {
  if (!error) return { kind: 'done' }
  if (error.hint === 'usage_limit_reached') return { kind: 'limit', ...readLimit(error.details) }
  const isLater = status === 0 || status >= 500 || [401, 408, 429].includes(status)
  return isLater ? null : { kind: 'failed' }
}

function readLimit(details: string | null): { limit: number; resetsAtMs: number } {
  const usual = { limit: DAILY_LIMITS.saved_items, resetsAtMs: nextResetMs(Date.now()) }
  try {
    const { limit, resetsAt } = JSON.parse(details ?? '{}') as { limit?: unknown; resetsAt?: unknown }
    const moment = Date.parse(String(resetsAt))
    return {
      limit: typeof limit === 'number' ? limit : usual.limit,
      resetsAtMs: Number.isNaN(moment) ? usual.resetsAtMs : moment,
    }
  } catch {
    return usual
  }
}

/** Photographs of receipts. Each is kept on this device first, then sent: the row, which the server counts, then the bytes. */
import { backend, type BackendConfig } from '../../api/backend.ts'
import { currentUserId } from '../../api/session/current-user-id.ts'
import { dropKeptFile, keepFile, listKeptFiles, readKeptFile } from '../../offline/kept-files.ts'
import { keptPath } from '../../offline/kept-path.ts'
import { outboxStore } from '../../offline/outbox.ts'
import { readAction } from '../../offline/outbox/read-action.ts'
import { enqueueWrite } from '../../offline/write.ts'
import type { ExpenseRow, ReceiptRow } from './spending-rows.ts'
import { entityOf } from './unsent-spending.ts'

const BUCKET = 'receipts'
const DOWNLOAD_MS = 60_000

type Expense = Pick<ExpenseRow, 'id' | 'budget_id' | 'title'>

const pathOf = (userId: string, id: string): string => `${userId}/${id}`

export async function addReceipt({ id: expense_id, budget_id, title }: Expense, photo: Blob): Promise<void> {
  const userId = currentUserId() ?? ''
  const id = crypto.randomUUID()
  const path = pathOf(userId, id)
  const kept = keptPath(BUCKET, path)
  await keepFile({ path: kept, userId, bytes: new Uint8Array(await photo.arrayBuffer()) })
  const about = { entity: entityOf(budget_id), label: title }
  try {
    await enqueueWrite({
      ...about,
      table: 'expense_receipts',
      method: 'POST',
      duplicates: 'ignore',
      row: { id, expense_id, user_id: userId },
    })
    await enqueueWrite({ ...about, bucket: BUCKET, send: path, isQuiet: true })
  } catch (error) {
    await dropKeptFile(kept)
    throw error
  }
}

/** The bytes first: a row without them can be removed again, bytes without a row would only take space. */
export async function removeReceipts({ budget_id, title }: Expense, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const userId = currentUserId() ?? ''
  const about = { entity: entityOf(budget_id), label: title, isQuiet: true }
  await enqueueWrite({ ...about, bucket: BUCKET, remove: ids.map((id) => pathOf(userId, id)) })
  await enqueueWrite({
    ...about,
    table: 'expense_receipts',
    method: 'DELETE',
    where: { id: `in.(${ids.join()})` },
  })
  await dropKept(userId, new Set(ids))
}

export type ReadReceipt = { readonly kind: 'done'; readonly photo: Blob } | { readonly kind: 'offline' | 'missing' }

/** From this device when it is here, else from the server; then it is here. */
export async function readReceipt(config: BackendConfig, userId: string, id: string): Promise<ReadReceipt> {
  const path = pathOf(userId, id)
  const kept = await readKeptFile(keptPath(BUCKET, path), userId).catch(() => null)
  if (kept) return { kind: 'done', photo: photoOf(kept) }
  const bytes = await download(config, path)
  if (typeof bytes === 'string') return { kind: bytes }
  await keepFile({ path: keptPath(BUCKET, path), userId, bytes }).catch(() => undefined)
  return { kind: 'done', photo: photoOf(bytes) }
}

/** Brings those of a trip to this device, so that they can be read without a connection. */
export async function keepReceipts(config: BackendConfig, userId: string, rows: readonly ReceiptRow[]): Promise<void> {
  const kept = new Set(await listKeptFiles(userId))
  for (const { id } of rows) {
    if (!navigator.onLine) return
    if (!kept.has(keptPath(BUCKET, pathOf(userId, id)))) await readReceipt(config, userId, id)
  }
}

/** At the end of a session nothing stays on this device but what is still unsent. */
export async function forgetReceipts(userId: string): Promise<void> {
  await dropKept(userId, null)
}

async function dropKept(userId: string, ids: ReadonlySet<string> | null): Promise<void> {
  const unsent = new Set((await outboxStore.list()).map((record) => readAction(record).file))
  const folder = keptPath(BUCKET, pathOf(userId, ''))
  const kept = (await listKeptFiles(userId)).filter((path) => path.startsWith(folder))
  const dropped = kept.filter((path) => !unsent.has(path) && (ids?.has(path.slice(folder.length)) ?? true))
  for (const path of dropped) await dropKeptFile(path)
}

/** Shown as a photograph whatever the bytes are: a page in them never runs. */
function photoOf(bytes: Uint8Array<ArrayBuffer>): Blob {
  return new Blob([bytes], { type: 'image/jpeg' })
}

async function download(config: BackendConfig, path: string): Promise<Uint8Array<ArrayBuffer> | 'offline' | 'missing'> {
  if (!navigator.onLine) return 'offline'
  try {
    const client = await backend(config)
    const url = `${config.supabaseUrl ?? location.origin}/storage/v1/object/${BUCKET}/${path}`
    const response = await client.fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(DOWNLOAD_MS) })
    if (response.ok) return new Uint8Array(await response.arrayBuffer())
    return response.status >= 500 ? 'offline' : 'missing'
  } catch {
    return 'offline'
  }
}

/** Documents of an open vault. Every write goes through the outbox, encrypted before it gets there. */
import { backend } from '../../api/backend.ts'
import { dropKeptFile, keepFile, listKeptFiles, readKeptFile } from '../../offline/kept-files.ts'
import { outboxStore } from '../../offline/outbox.ts'
import type { Problem } from '../../offline/outbox/offline-action.ts'
import { readAction } from '../../offline/outbox/read-action.ts'
import { enqueueWrite, sendWrite } from '../../offline/write.ts'
import type { Bytes } from './cipher.ts'
import { type DocumentDetails, openFile, sealDetails, sealFile } from './seal-file.ts'
import { type Account, entityOf, type FileRow } from './vault-query.ts'
import { vaultSession } from './vault-session.ts'

/** The bucket's limit is 10 MiB; ten million bytes and their seal fit. */
export const MOST_DOCUMENT_BYTES = 10_000_000
export const MOST_DOCUMENTS = 100
const DOWNLOAD_MS = 60_000

export type AddOutcome =
  | { readonly kind: 'done' | 'waiting' | 'locked' }
  | { readonly kind: 'refused'; readonly because: 'full' | 'too-many' | 'other' }
export type ReadOutcome =
  | { readonly kind: 'done'; readonly content: Bytes }
  | { readonly kind: 'locked' | 'offline' | 'missing' | 'damaged' }

const pathOf = (userId: string, id: string): string => `${userId}/${id}`

type Addition = {
  readonly id: string
  readonly content: Bytes
  readonly details: DocumentDetails
  /** The date may stand in clear, for a reminder. */
  readonly isReminded: boolean
  /** In the list of unsent changes: nothing that tells what the document is. */
  readonly label: string
}

/** Kept on this device first, then sent: the row, which the server counts, and then the bytes. */
export async function addDocument({ config, userId }: Account, addition: Addition): Promise<AddOutcome> {
  const key = vaultSession.key(userId)
  if (!key) return { kind: 'locked' }
  const { id, content, details, isReminded, label } = addition
  const { row, sealed } = await sealFile(key, { userId, id }, content, details)
  const path = pathOf(userId, id)
  await keepFile({ path, userId, bytes: sealed })
  const entity = entityOf(id)
  const expires_on = isReminded ? details.expiresOn : null
  const listed = await sendWrite(config, {
    entity,
    label,
    table: 'vault_files',
    method: 'POST',
    duplicates: 'ignore',
    row: { ...row, user_id: userId, expires_on },
  }).catch(async (error: unknown) => {
    await dropKeptFile(path)
    throw error
  })
  if (listed.kind === 'refused') {
    await dropKeptFile(path)
    return { kind: 'refused', because: reasonOf(listed.problem) }
  }
  const sent = await sendWrite(config, { entity, label, bucket: 'documents', send: path, isQuiet: true })
  if (sent.kind !== 'refused') return { kind: sent.kind === 'sent' ? 'done' : 'waiting' }
  await enqueueWrite({
    entity,
    label,
    table: 'vault_files',
    method: 'DELETE',
    where: { id: `eq.${id}` },
    isQuiet: true,
  })
  await dropKeptFile(path)
  return { kind: 'refused', because: reasonOf(sent.problem) }
}

/** On two devices at once, the second change is refused and shown, not written over the first. */
export async function changeDocument(
  { userId }: Account,
  row: FileRow,
  change: Pick<Addition, 'details' | 'isReminded' | 'label'>,
): Promise<'done' | 'locked'> {
  const key = vaultSession.key(userId)
  const details = key && (await sealDetails(key, userId, row, change.details))
  if (!details) return 'locked'
  await enqueueWrite({
    entity: entityOf(row.id),
    label: change.label,
    table: 'vault_files',
    method: 'PATCH',
    where: { id: `eq.${row.id}` },
    ifRevision: row.revision,
    row: { details, expires_on: change.isReminded ? change.details.expiresOn : null },
  })
  return 'done'
}

/** The bytes first: a row without them can be deleted again, bytes without a row would only take space. */
export async function removeDocument({ userId }: Account, id: string, label: string): Promise<void> {
  const entity = entityOf(id)
  const path = pathOf(userId, id)
  await enqueueWrite({ entity, label, bucket: 'documents', remove: [path] })
  await enqueueWrite({
    entity,
    label,
    table: 'vault_files',
    method: 'DELETE',
    where: { id: `eq.${id}` },
    isQuiet: true,
  })
  await forgetStrayFiles(userId, new Set([path]))
}

/** From this device when it is here, else from the server; then it is here. */
export async function readDocument(account: Account, row: FileRow): Promise<ReadOutcome> {
  const { userId } = account
  const path = pathOf(userId, row.id)
  const kept = await readKeptFile(path, userId)
  const first = kept && (await unseal(userId, row, kept))
  if (first && first.kind !== 'damaged') return first
  // What lies here may be cut off or of an older attempt; what was sent may be whole.
  const sealed = await download(account, path)
  if (typeof sealed === 'string') return first ?? { kind: sealed }
  const second = await unseal(userId, row, sealed)
  if (second.kind === 'done') await keepFile({ path, userId, bytes: sealed }).catch(() => undefined)
  return second
}

/** Without the passphrase: it stays encrypted. Returns its size; throws when it cannot be had. */
export async function keepDocument(account: Account, id: string): Promise<number> {
  const { userId } = account
  const path = pathOf(userId, id)
  const kept = await readKeptFile(path, userId)
  if (kept) return kept.length
  const sealed = await download(account, path)
  if (typeof sealed === 'string') throw new Error(`a document is ${sealed}`)
  await keepFile({ path, userId, bytes: sealed })
  return sealed.length
}

async function unseal(userId: string, row: FileRow, sealed: Bytes): Promise<ReadOutcome> {
  const key = vaultSession.key(userId)
  if (!key) return { kind: 'locked' }
  const content = await openFile(key, userId, row, sealed)
  return content ? { kind: 'done', content } : { kind: 'damaged' }
}

async function download({ config }: Account, path: string): Promise<Bytes | 'offline' | 'missing'> {
  if (!navigator.onLine) return 'offline'
  try {
    const client = await backend(config)
    const url = `${config.supabaseUrl ?? location.origin}/storage/v1/object/documents/${path}`
    const response = await client.fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(DOWNLOAD_MS) })
    if (response.ok) return new Uint8Array(await response.arrayBuffer())
    return response.status >= 500 ? 'offline' : 'missing'
  } catch {
    return 'offline'
  }
}

/** Other files of the account are kept beside them. */
async function listKept(userId: string): Promise<readonly string[]> {
  return (await listKeptFiles(userId)).filter((path) => path.startsWith(pathOf(userId, '')))
}

/** The ids of the documents that can be read without a network. */
export async function listKeptDocuments(userId: string): Promise<ReadonlySet<string>> {
  const paths = await listKept(userId).catch(() => [])
  return new Set(paths.map((path) => path.slice(userId.length + 1)))
}

export async function dropKeptDocument(userId: string, id: string): Promise<void> {
  await forgetStrayFiles(userId, new Set([pathOf(userId, id)]))
}

/** Not those that still have to be sent. */
async function forgetStrayFiles(userId: string, strays: ReadonlySet<string>): Promise<void> {
  const unsent = new Set((await outboxStore.list()).map((record) => readAction(record).file))
  const kept = await listKept(userId)
  for (const path of kept) if (strays.has(path) && !unsent.has(path)) await dropKeptFile(path)
}

/** Copies of documents that were deleted on another device, after the server gave its list. */
export async function forgetDeleted(userId: string, ids: readonly string[]): Promise<void> {
  const listed = new Set(ids.map((id) => pathOf(userId, id)))
  const kept = await listKept(userId)
  await forgetStrayFiles(userId, new Set(kept.filter((path) => !listed.has(path))))
}

function reasonOf({ status, answer }: Problem): 'full' | 'too-many' | 'other' {
  if (answer.includes('at most')) return 'too-many'
  return status === 413 ? 'full' : 'other'
}

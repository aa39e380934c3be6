import { randomUUID } from 'node:crypto'

import type { DbCaller } from '../../database/db.ts'
import { AppError } from '../../errors/app-error.ts'
import { bucketRules, type BucketRow } from '../buckets/bucket-rows.ts'
import { checkContent, headBytesFor } from '../content/check-content.ts'
import { measured, type Cap } from '../content/measured.ts'
import { isMimeType, isTypeAllowed } from '../content/mime-types.ts'
import type { StorageDeps } from '../storage-deps.ts'
import { announceFile, dropAnnouncedFile, sweepAfterChange } from '../sweep-orphan-files.ts'
import { capOf } from './account-quota.ts'
import { checkBucketId, checkKey } from './object-key.ts'
import { tryWriteObject, writeObject, type NewObject } from './object-rows.ts'

export type Description = {
  readonly cacheControl: string
  readonly userMetadata: Readonly<Record<string, unknown>>
}

/** A file being uploaded. */
export type IncomingFile = {
  readonly contentType: string
  /** When the sender declares it; it may be wrong, so the bytes are counted as well. */
  readonly declaredBytes: number | null
  readonly bytes: AsyncGenerator<Uint8Array>
  /** Fields of a form may follow the file, so this is called after the bytes have been read. */
  describe(): Promise<Description>
}

export type Upload = {
  readonly bucketId: string
  readonly key: string
  readonly caller: DbCaller
  readonly ownerId: string | null
  readonly isUpsert: boolean
}

export type Uploaded = { readonly id: string; readonly path: string }

/** The file is written first, under its own name, then the row: a row never exists without its file. */
export async function uploadObject(
  deps: StorageDeps,
  upload: Upload,
  openFile: (cap: Cap) => Promise<IncomingFile>,
): Promise<Uploaded> {
  const key = checkKey(upload.key)
  const bucket = await bucketRules(deps.db, checkBucketId(upload.bucketId))
  const version = randomUUID()
  const row: NewObject = {
    id: randomUUID(),
    bucketId: bucket.id,
    key,
    ownerId: upload.ownerId,
    version,
    metadata: {},
    userMetadata: {},
  }
  // First of all: when the caller may not write here, no byte of the body is read.
  await tryWriteObject(deps.db, upload.caller, row, upload.isUpsert)
  const cap = await capOf(deps, bucket, upload)
  const file = await openFile(cap)
  checkDeclared(file, bucket, cap)
  const id = await savingFile(deps, version, async () => {
    const saved = await saveFile(deps, version, file, bucket, cap)
    const { cacheControl, userMetadata } = await file.describe()
    const metadata = { ...saved, cacheControl }
    return writeObject(deps, upload.caller, { ...row, metadata, userMetadata }, upload.isUpsert)
  })
  if (upload.isUpsert) await sweepAfterChange(deps)
  return { id, path: `${bucket.id}/${key}` }
}

/** If anything fails before a new file has its row, the file is deleted too. */
export async function savingFile<T>(deps: StorageDeps, version: string, work: () => Promise<T>): Promise<T> {
  await announceFile(deps, version)
  try {
    return await work()
  } catch (error) {
    await dropAnnouncedFile(deps, version)
    throw error
  }
}

function checkDeclared(file: IncomingFile, bucket: BucketRow, cap: Cap): void {
  const { contentType } = file
  const allowed = bucket.allowed_mime_types ?? []
  if (!isMimeType(contentType) || (allowed.length > 0 && !isTypeAllowed(contentType, allowed))) {
    const shown = contentType.slice(0, 100).replaceAll(/[^\x20-\x7e]/g, '?')
    throw new AppError('InvalidMimeType', { message: `mime type ${shown} is not supported` })
  }
  if (file.declaredBytes !== null && file.declaredBytes > cap.bytes) throw new AppError(cap.code)
}

async function saveFile(
  deps: StorageDeps,
  version: string,
  file: IncomingFile,
  bucket: BucketRow,
  cap: Cap,
): Promise<NewObject['metadata']> {
  const allowed = bucket.allowed_mime_types ?? []
  const counted = measured(file.bytes, cap)
  const { head, bytes } = await peek(counted.bytes, headBytesFor(allowed))
  const mimetype = checkContent(head, file.contentType, allowed)
  await deps.files.put(version, bytes)
  const { size, eTag } = counted.result()
  const lastModified = new Date(deps.now()).toISOString()
  return { eTag, size, mimetype, lastModified, contentLength: size, httpStatusCode: 200 }
}

type Peeked = { readonly head: Uint8Array; readonly bytes: AsyncGenerator<Uint8Array> }

/** The first bytes of a stream, and a stream that still contains them. */
async function peek(source: AsyncGenerator<Uint8Array>, length: number): Promise<Peeked> {
  const chunks: Uint8Array[] = []
  let size = 0
  while (size < length) {
    const next = await source.next()
    if (next.done) break
    chunks.push(next.value)
    size += next.value.length
  }
  const head = Buffer.concat(chunks)
  return { head, bytes: again(head, source) }
}

async function* again(head: Uint8Array, rest: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (head.length > 0) yield head
  yield* rest
}

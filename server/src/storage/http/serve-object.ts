import { AppError } from '../../errors/app-error.ts'
import { isFileKey } from '../files/file-store.ts'
import type { ObjectRow } from '../objects/object-rows.ts'
import type { StorageDeps } from '../storage-deps.ts'
import { parseRange } from './byte-range.ts'
import { objectHeaders, type Audience } from './object-headers.ts'
import type { StorageContext } from './storage-env.ts'

export type Serve = {
  readonly audience: Audience
  readonly expiresAtSeconds?: number
  /** Looks the row up again: an object may be replaced between the look-up and opening its file. */
  find(): Promise<ObjectRow>
}

export async function serveObject(deps: StorageDeps, c: StorageContext, serve: Serve): Promise<Response> {
  return answerFresh(serve, (object) => answerWith(deps, c, serve, object))
}

/** Retries once when the object was replaced, and its file deleted, between the row and the file (null). */
export async function answerFresh(
  serve: Serve,
  answer: (object: ObjectRow) => Promise<Response | null>,
): Promise<Response> {
  const object = await serve.find()
  const first = await answer(object)
  if (first) return first
  const again = await serve.find()
  const second = again.version === object.version ? null : await answer(again)
  if (!second) throw new AppError('NoSuchKey')
  return second
}

async function answerWith(
  { files, now }: StorageDeps,
  c: StorageContext,
  serve: Serve,
  object: ObjectRow,
): Promise<Response | null> {
  const { version } = object
  if (!isFileKey(version)) throw new AppError('NoSuchKey')
  const size = object.metadata?.size ?? 0
  const contentType = object.metadata?.mimetype ?? 'application/octet-stream'
  const download = c.req.query('download') ?? null
  const headers = objectHeaders(object, contentType, { ...serve, download, now: now() })
  if (isUnchanged(c, object)) return new Response(null, { status: 304, headers })

  const range = isRangeStale(c, object) ? null : parseRange(c.req.header('range'), size)
  headers['content-length'] = String(range ? range.end - range.start + 1 : size)
  if (range) headers['content-range'] = `bytes ${range.start}-${range.end}/${size}`
  const status = range ? 206 : 200
  if (c.req.raw.method === 'HEAD') return new Response(null, { status, headers })
  const body = await files.get(version, range ?? undefined)
  return body && new Response(body, { status, headers })
}

/** RFC 9110 section 13.2.2: an ETag takes precedence; the date counts only without one. */
export function isUnchanged(c: StorageContext, { metadata }: ObjectRow): boolean {
  const tags = c.req.header('if-none-match')
  if (tags !== undefined) {
    const bare = (tag: string): string => tag.trim().replace(/^W\//, '')
    return tags.trim() === '*' || tags.split(',').some((tag) => bare(tag) === metadata?.eTag)
  }
  const since = Date.parse(c.req.header('if-modified-since') ?? '')
  return Math.floor(Date.parse(metadata?.lastModified ?? '') / 1000) * 1000 <= since
}

/** A download resumed after the object changed must start over. */
function isRangeStale(c: StorageContext, { metadata }: ObjectRow): boolean {
  const condition = c.req.header('if-range')
  if (condition === undefined) return false
  const modified = metadata?.lastModified ? new Date(metadata.lastModified).toUTCString() : null
  return condition !== metadata?.eTag && condition !== modified
}

import { AppError } from '../../errors/app-error.ts'
import { sniffType, SNIFF_BYTES } from '../content/sniff-type.ts'
import { isFileKey, type FileStore } from '../files/file-store.ts'
import type { ObjectRow } from '../objects/object-rows.ts'
import type { StorageDeps } from '../storage-deps.ts'
import { parseRange } from './byte-range.ts'
import { objectHeaders, type Audience } from './object-headers.ts'
import type { StorageContext } from './storage-env.ts'

export type Serve = {
  readonly audience: Audience
  readonly expiresAtSeconds?: number
  /** Asked through /render/image: only images, and unchanged, because this server transforms none. */
  readonly isImageRequest?: boolean
  /** Finds the row anew: an object may be replaced between looking it up and opening its file. */
  find(): Promise<ObjectRow>
}

export async function serveObject(deps: StorageDeps, c: StorageContext, serve: Serve): Promise<Response> {
  const object = await serve.find()
  const answer = await answerWith(deps, c, serve, object)
  if (answer) return answer
  const again = await serve.find()
  const second = again.version === object.version ? null : await answerWith(deps, c, serve, again)
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
  const contentType = serve.isImageRequest
    ? await imageTypeOf(files, version)
    : (object.metadata?.mimetype ?? 'application/octet-stream')
  const download = c.req.query('download') ?? null
  const headers = objectHeaders(object, contentType, { ...serve, download, now: now() })
  if (serve.isImageRequest) headers['x-transformations'] = 'none'
  if (isUnchanged(c, object)) return new Response(null, { status: 304, headers })

  const range = isRangeStale(c, object) ? null : parseRange(c.req.header('range'), size)
  headers['content-length'] = String(range ? range.end - range.start + 1 : size)
  if (range) headers['content-range'] = `bytes ${range.start}-${range.end}/${size}`
  const status = range ? 206 : 200
  if (c.req.raw.method === 'HEAD') return new Response(null, { status, headers })
  const body = await files.get(version, range ?? undefined)
  return body && new Response(body, { status, headers })
}

async function imageTypeOf(files: FileStore, version: string): Promise<string> {
  const head = await files.get(version, { start: 0, end: SNIFF_BYTES - 1 })
  const type = head && sniffType(new Uint8Array(await new Response(head).arrayBuffer()))
  if (!type?.startsWith('image/') || type === 'image/svg+xml')
    throw new AppError('InvalidRequest', { message: 'The object is not an image' })
  return type
}

/** RFC 9110 section 13.2.2: a tag decides alone; the date counts only without one. */
function isUnchanged(c: StorageContext, { metadata }: ObjectRow): boolean {
  const tags = c.req.header('if-none-match')
  if (tags !== undefined) {
    const bare = (tag: string): string => tag.trim().replace(/^W\//, '')
    return tags.trim() === '*' || tags.split(',').some((tag) => bare(tag) === metadata?.eTag)
  }
  const since = Date.parse(c.req.header('if-modified-since') ?? '')
  return Math.floor(Date.parse(metadata?.lastModified ?? '') / 1000) * 1000 <= since
}

/** A download that is resumed after the object changed must begin anew. */
function isRangeStale(c: StorageContext, { metadata }: ObjectRow): boolean {
  const condition = c.req.header('if-range')
  if (condition === undefined) return false
  const modified = metadata?.lastModified ? new Date(metadata.lastModified).toUTCString() : null
  return condition !== metadata?.eTag && condition !== modified
}

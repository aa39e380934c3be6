import { createHash } from 'node:crypto'

import { AppError } from '../../errors/app-error.ts'
import { sniffType, SNIFF_BYTES, type SniffedType } from '../content/sniff-type.ts'
import { isFileKey, type FileStore } from '../files/file-store.ts'
import type { ImageRenderer } from '../images/image-renderer.ts'
import { describeTransform, type ImageTransform } from '../images/image-transform.ts'
import type { ImageFormat } from '../images/transform-image.ts'
import type { ObjectRow } from '../objects/object-rows.ts'
import type { StorageDeps } from '../storage-deps.ts'
import { objectHeaders } from './object-headers.ts'
import { answerFresh, isUnchanged, type Serve } from './serve-object.ts'
import type { StorageContext } from './storage-env.ts'

/** Answers with the resized and cropped image. */
export async function serveImage(
  deps: StorageDeps,
  images: ImageRenderer,
  c: StorageContext,
  serve: Serve,
  transform: ImageTransform,
): Promise<Response> {
  return answerFresh(serve, (object) => answerWith(deps, images, c, { ...serve, transform }, object))
}

async function answerWith(
  { files, now }: StorageDeps,
  images: ImageRenderer,
  c: StorageContext,
  serve: Serve & { readonly transform: ImageTransform },
  object: ObjectRow,
): Promise<Response | null> {
  const { version } = object
  if (!isFileKey(version)) throw new AppError('NoSuchKey')
  const { transform } = serve
  const origin = await formatOf(files, version)
  if (!origin) return null
  const format = outputFormat(origin, transform, c.req.header('accept') ?? '')
  const eTag = tagOf(version, transform, format)
  const tagged: ObjectRow = { ...object, metadata: { ...object.metadata, eTag } }
  const headers = imageHeaders(tagged, format, { ...serve, download: c.req.query('download') ?? null, now: now() })
  if (isUnchanged(c, tagged)) return new Response(null, { status: 304, headers })
  if (c.req.raw.method === 'HEAD') return new Response(null, { headers })
  const bytes = await images.render({
    key: eTag,
    version,
    sourceBytes: object.metadata?.size ?? 0,
    transform,
    format,
    caller: c.get('addressKey'),
    gone: c.req.raw.signal,
  })
  return bytes && new Response(bytes, { headers: { ...headers, 'content-length': String(bytes.length) } })
}

function imageHeaders(
  object: ObjectRow,
  format: ImageFormat,
  serving: Parameters<typeof objectHeaders>[2] & { readonly transform: ImageTransform },
): Record<string, string> {
  const headers = objectHeaders(object, `image/${format}`, serving)
  delete headers['accept-ranges']
  headers['x-transformations'] = describeTransform(serving.transform)
  if (serving.transform.format === null) headers['vary'] = 'Accept'
  return headers
}

const FORMATS: Partial<Record<SniffedType, ImageFormat>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
}

/** The format by the file's own bytes, whatever its stored type. Null when the file is gone. */
async function formatOf(files: FileStore, version: string): Promise<ImageFormat | null> {
  const head = await files.get(version, { start: 0, end: SNIFF_BYTES - 1 })
  if (!head) return null
  const type = sniffType(new Uint8Array(await new Response(head).arrayBuffer()))
  const format = type && FORMATS[type]
  if (!format)
    throw new AppError('InvalidRequest', { message: 'Only PNG, JPEG, GIF, WebP and AVIF images can be transformed' })
  return format
}

function outputFormat(origin: ImageFormat, { format }: ImageTransform, accept: string): ImageFormat {
  if (format === 'webp' || format === 'avif') return format
  return format === null && accept.includes('image/webp') ? 'webp' : origin
}

/** Files never change under their version, so the same request always has the same result. */
function tagOf(version: string, transform: ImageTransform, format: ImageFormat): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([version, transform, format]))
    .digest('hex')
  return `"${digest.slice(0, 32)}"`
}

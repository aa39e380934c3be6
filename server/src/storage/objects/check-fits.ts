import { AppError } from '../../errors/app-error.ts'
import type { BucketRow } from '../buckets/bucket-rows.ts'
import { maxBytesOf } from '../buckets/size-limit.ts'
import { checkContent, headBytesFor } from '../content/check-content.ts'
import { isMimeType, isTypeAllowed } from '../content/mime-types.ts'
import type { FileStore } from '../files/file-store.ts'
import type { ObjectMetadata } from './object-rows.ts'

/** A file from another bucket passes the same checks as an upload. Returns its type there. */
export async function checkFits(
  files: FileStore,
  version: string,
  metadata: Partial<ObjectMetadata>,
  bucket: BucketRow,
): Promise<string> {
  const declared = metadata.mimetype ?? 'application/octet-stream'
  const allowed = bucket.allowed_mime_types ?? []
  if (!isMimeType(declared) || (allowed.length > 0 && !isTypeAllowed(declared, allowed)))
    throw new AppError('InvalidMimeType', { message: 'The type of the file is not supported in that bucket' })
  if ((metadata.size ?? 0) > maxBytesOf(bucket)) throw new AppError('EntityTooLarge')
  if (allowed.length === 0) return declared
  const head = await files.get(version, { start: 0, end: headBytesFor(allowed) - 1 })
  if (!head) throw new AppError('NoSuchKey')
  return checkContent(new Uint8Array(await new Response(head).arrayBuffer()), declared, allowed)
}

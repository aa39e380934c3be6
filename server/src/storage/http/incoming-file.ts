import { AppError } from '../../errors/app-error.ts'
import type { Cap } from '../content/measured.ts'
import { boundaryOf, readMultipart, type Part } from '../content/multipart.ts'
import type { Description, IncomingFile } from '../objects/upload-object.ts'
import { cleanCacheControl } from './clean-cache-control.ts'
import { parseUserMetadata } from './user-metadata.ts'

const MAX_FIELD_BYTES = 256 * 1024
/** The size a form adds to its file: fields, boundaries, headers. */
const MAX_FORM_OVERHEAD_BYTES = 1024 * 1024
const DEFAULT_TYPE = 'application/octet-stream'

/** The two upload formats of the clients: a form (Blobs), or the bare body with headers (everything else). */
export async function openIncomingFile(request: Request, cap: Cap): Promise<IncomingFile> {
  const contentType = request.headers.get('content-type') ?? ''
  const length = request.headers.get('content-length')
  const declaredBytes = length === null ? null : Number(length)
  if (!/^multipart\/form-data\b/i.test(contentType)) return bareFile(request, contentType, declaredBytes)
  const boundary = boundaryOf(contentType)
  if (!boundary) throw new AppError('InvalidRequest', { message: 'The multipart boundary is missing' })
  if (declaredBytes !== null && declaredBytes > cap.bytes + MAX_FORM_OVERHEAD_BYTES) throw new AppError(cap.code)
  return formFile(readMultipart(bytesOf(request), boundary))
}

function bareFile(request: Request, contentType: string, declaredBytes: number | null): IncomingFile {
  return {
    contentType: contentType || DEFAULT_TYPE,
    declaredBytes,
    bytes: bytesOf(request),
    describe: async () => ({
      cacheControl: cleanCacheControl(request.headers.get('cache-control') ?? ''),
      userMetadata: parseUserMetadata(request.headers.get('x-metadata'), 'base64'),
    }),
  }
}

async function formFile(parts: AsyncGenerator<Part>): Promise<IncomingFile> {
  const fields = new Map<string, string>()
  const file = await nextFile(parts, fields)
  if (!file) throw new AppError('InvalidRequest', { message: 'The form has no file' })
  return {
    contentType: fields.get('contentType') ?? file.contentType ?? DEFAULT_TYPE,
    declaredBytes: null,
    bytes: file.bytes,
    async describe(): Promise<Description> {
      if (await nextFile(parts, fields)) throw new AppError('InvalidRequest', { message: 'The form has two files' })
      const seconds = fields.get('cacheControl')
      return {
        cacheControl: cleanCacheControl(seconds ? `max-age=${seconds}` : ''),
        userMetadata: parseUserMetadata(fields.get('metadata') ?? null, 'json'),
      }
    },
  }
}

/** Collects the fields before the file. */
async function nextFile(parts: AsyncGenerator<Part>, fields: Map<string, string>): Promise<Part | null> {
  for (;;) {
    const next = await parts.next()
    if (next.done) return null
    if (next.value.fileName !== null) return next.value
    fields.set(next.value.name, await readField(next.value))
  }
}

async function readField({ bytes }: Part): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.length
    if (size > MAX_FIELD_BYTES) throw new AppError('EntityTooLarge', { message: 'A form field is too long' })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

async function* bytesOf(request: Request): AsyncGenerator<Uint8Array> {
  try {
    if (request.body) yield* request.body
  } catch (error) {
    // The client has disconnected: it cannot read the answer, but this is not our failure either.
    throw error instanceof AppError ? error : new AppError('InvalidRequest', { message: 'The upload broke off' })
  }
}

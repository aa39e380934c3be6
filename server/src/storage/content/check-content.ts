import { AppError } from '../../errors/app-error.ts'
import { imageSize } from './image-size.ts'
import { essenceOf, isTypeAllowed } from './mime-types.ts'
import { sniffType, SNIFF_BYTES } from './sniff-type.ts'

/** A photo's frame header can stand behind large EXIF and colour segments. */
const IMAGE_HEAD_BYTES = 512 * 1024
const MAX_PIXELS = 100_000_000
const MAX_SIDE = 30_000

export function headBytesFor(allowedTypes: readonly string[]): number {
  return allowedTypes.length > 0 ? IMAGE_HEAD_BYTES : SNIFF_BYTES
}

/**
 * In a bucket that names its types, the bytes must be one of them too, not only the label. The true type is
 * answered, so that a JPEG called PNG is served as what it is. Buckets that name none keep the sender's label;
 * how such files are served makes them harmless.
 */
export function checkContent(head: Uint8Array, declared: string, allowedTypes: readonly string[]): string {
  if (allowedTypes.length === 0) return declared
  const sniffed = sniffType(head)
  if (!sniffed) {
    // A type with a signature whose signature is missing is a lie; text and the like have none to check.
    if (isRecognisable(declared)) throw head.length > 0 ? refused(declared) : empty()
    return declared
  }
  if (!isTypeAllowed(sniffed, allowedTypes)) throw refused(sniffed)
  if (sniffed.startsWith('image/') && sniffed !== 'image/svg+xml') {
    const size = imageSize(sniffed, head)
    if (!size || size.width > MAX_SIDE || size.height > MAX_SIDE || size.width * size.height > MAX_PIXELS)
      throw new AppError('InvalidImage')
  }
  return sniffed
}

const RECOGNISABLE = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'application/pdf',
  'application/zip',
])

function isRecognisable(declared: string): boolean {
  return RECOGNISABLE.has(essenceOf(declared))
}

function refused(type: string): AppError {
  return new AppError('InvalidMimeType', { message: `mime type ${type} is not supported` })
}

function empty(): AppError {
  return new AppError('InvalidMimeType', { message: 'The file is empty' })
}

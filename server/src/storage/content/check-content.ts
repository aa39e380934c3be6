import { AppError } from '../../errors/app-error.ts'
import { imageSize, isRasterImage } from './image-size.ts'
import { hasSignature, matchesDeclared } from './matches-declared.ts'
import { isTypeAllowed } from './mime-types.ts'
import { sniffType, SNIFF_BYTES, type SniffedType } from './sniff-type.ts'

/** A photo's frame header can come after large EXIF and colour segments. */
const IMAGE_HEAD_BYTES = 512 * 1024
const MAX_PIXELS = 100_000_000
const MAX_SIDE = 30_000

export function headBytesFor(allowedTypes: readonly string[]): number {
  return allowedTypes.length > 0 ? IMAGE_HEAD_BYTES : SNIFF_BYTES
}

/**
 * In a bucket with a type list, the bytes must match the declared type. A file of another type is stored as its real
 * type if the bucket allows that too (a JPEG called PNG), and refused otherwise. Buckets without a type list keep the
 * declared type; the way such files are served makes them harmless.
 */
export function checkContent(head: Uint8Array, declared: string, allowedTypes: readonly string[]): string {
  if (allowedTypes.length === 0) return declared
  if (head.length === 0 && hasSignature(declared)) throw empty()
  const sniffed = sniffType(head)
  const type = honestType(declared, sniffed, allowedTypes)
  if (type.startsWith('image/') && isRasterImage(sniffed)) checkImageSize(sniffed, head)
  return type
}

function honestType(declared: string, sniffed: SniffedType | null, allowedTypes: readonly string[]): string {
  if (matchesDeclared(declared, sniffed)) return declared
  if (!sniffed || !isTypeAllowed(sniffed, allowedTypes)) throw refused(sniffed ?? declared)
  return sniffed
}

function checkImageSize(type: SniffedType, head: Uint8Array): void {
  const size = imageSize(type, head)
  if (!size || size.width > MAX_SIDE || size.height > MAX_SIDE || size.width * size.height > MAX_PIXELS)
    throw new AppError('InvalidImage')
}

function refused(type: string): AppError {
  return new AppError('InvalidMimeType', { message: `mime type ${type} is not supported` })
}

function empty(): AppError {
  return new AppError('InvalidMimeType', { message: 'The file is empty' })
}

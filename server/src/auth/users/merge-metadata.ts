import { AppError } from '../../errors/app-error.ts'

type Json = Record<string, unknown>

/** Metadata travels in every access token, and servers refuse requests whose headers exceed 16 KiB. */
const MAX_METADATA_BYTES = 8 * 1024

/** A merge in which null removes a key. Metadata over the limit may stay or shrink, but not grow. */
export function mergeMetadata(current: Json, changes: Json): Json {
  const all = Object.entries({ ...current, ...changes })
  const merged = Object.fromEntries(all.filter(([, value]) => value !== null))
  if (!fitsIntoToken(merged) && sizeOf(merged) > sizeOf(current))
    throw new AppError('validation_failed', { message: 'The metadata is too large' })
  return merged
}

export function fitsIntoToken(metadata: Json): boolean {
  return sizeOf(metadata) <= MAX_METADATA_BYTES
}

const sizeOf = (metadata: Json): number => Buffer.byteLength(JSON.stringify(metadata))

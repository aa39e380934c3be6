import { AppError } from '../../errors/app-error.ts'
import { MAX_FILE_BYTES } from '../storage-deps.ts'
import type { BucketRow } from './bucket-rows.ts'

const UNITS: Readonly<Record<string, number>> = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9 }

/** Bytes, or text such as `20MB` (decimal, as Supabase counts). Null removes the limit, undefined leaves it. */
export function parseSizeLimit(limit: number | string | null | undefined): number | null | undefined {
  if (limit === null || limit === undefined) return limit
  const [, amount, unit = 'b'] = /^(\d+(?:\.\d+)?)(gb|mb|kb|b)?$/i.exec(String(limit)) ?? []
  if (amount === undefined)
    throw new AppError('InvalidRequest', {
      message: 'Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B',
    })
  const bytes = Math.floor(Number(amount) * (UNITS[unit.toLowerCase()] ?? 1))
  if (bytes > MAX_FILE_BYTES) throw new AppError('EntityTooLarge')
  return bytes
}

export function maxBytesOf(bucket: BucketRow): number {
  return Math.min(bucket.file_size_limit ?? MAX_FILE_BYTES, MAX_FILE_BYTES)
}

import { z } from 'zod'

import { AppError } from '../../errors/app-error.ts'

const MAX_BYTES = 32 * 1024
const MAX_DEPTH = 32

const UserMetadata = z.record(z.string(), z.unknown()).refine((notes) => isKeepable(notes, MAX_DEPTH))

/** The sender's own metadata of a file: base64 in a header, plain JSON in a form. Stored as JSON, never interpreted. */
export function parseUserMetadata(text: string | null, format: 'base64' | 'json'): Readonly<Record<string, unknown>> {
  if (!text) return {}
  const json = format === 'json' ? text : Buffer.from(text, 'base64').toString('utf8')
  if (Buffer.byteLength(json) > MAX_BYTES) throw new AppError('InvalidRequest', { message: 'The metadata is too long' })
  try {
    // Postgres keeps no NUL in JSON.
    return UserMetadata.parse(JSON.parse(json.replaceAll('\\u0000', '')))
  } catch {
    throw new AppError('InvalidRequest', { message: 'The metadata is not a JSON object' })
  }
}

/** Postgres accepts no unpaired surrogate, and serialising JSON has a depth limit. */
function isKeepable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return depth > 0 && Object.entries(value).every(([name, part]) => name.isWellFormed() && isKeepable(part, depth - 1))
}

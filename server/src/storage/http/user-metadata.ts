import { z } from 'zod'

import { AppError } from '../../errors/app-error.ts'

const UserMetadata = z.record(z.string(), z.unknown())

/** The sender's own notes about a file: base64 in a header, plain JSON in a form. Stored as JSON, never looked into. */
export function parseUserMetadata(text: string | null, format: 'base64' | 'json'): Readonly<Record<string, unknown>> {
  if (!text) return {}
  try {
    const json = format === 'json' ? text : Buffer.from(text, 'base64').toString('utf8')
    // Postgres keeps no NUL in JSON.
    return UserMetadata.parse(JSON.parse(json.replaceAll('\\u0000', '')))
  } catch {
    throw new AppError('InvalidRequest', { message: 'The metadata is not a JSON object' })
  }
}

import type { z } from 'zod'

import { AppError } from '../errors/app-error.ts'
import { withLimitedBody } from '../http/limited-body.ts'

const JSON_TYPE = /^application\/(?:[\w.+-]*\+)?json\b/i

export type ReadInput = {
  readonly input: unknown
  /** The body as it came, for the fingerprint of an Idempotency-Key. */
  readonly text: string
}

/** GET takes its input from the query, everything else from a JSON body. */
export async function readInput(request: Request, schema: z.ZodType, maxBodyBytes: number): Promise<ReadInput> {
  const text = request.method === 'GET' ? '' : await readText(request, maxBodyBytes)
  const given = request.method === 'GET' ? Object.fromEntries(new URL(request.url).searchParams) : parseJson(text)
  const result = schema.safeParse(given)
  if (result.success) return { input: result.data, text }
  const issues = result.error.issues.map(({ path, message }) => ({ path: path.map(String), message }))
  throw new AppError('invalid_input', { details: issues })
}

async function readText(request: Request, maxBodyBytes: number): Promise<string> {
  const length = Number(request.headers.get('content-length') ?? 0)
  if (length > maxBodyBytes) throw new AppError('body_too_large')
  const type = request.headers.get('content-type')
  // A form on another site can send text/plain and the form types without asking first; JSON it cannot.
  if (type !== null && !JSON_TYPE.test(type)) throw new AppError('unsupported_media_type')
  const isChunked = request.headers.has('transfer-encoding')
  return (isChunked ? withLimitedBody(request, maxBodyBytes) : request).text()
}

function parseJson(text: string): unknown {
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('malformed_json')
  }
}

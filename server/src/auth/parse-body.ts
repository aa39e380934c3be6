import type { Context } from 'hono'
import { z } from 'zod'

import { AppError } from '../errors/app-error.ts'
import { fitsIntoToken } from './users/merge-metadata.ts'

const MAX_BODY_BYTES = 64 * 1024
const MAX_EMAIL_LENGTH = 255
/** Far more than any form sends, and less than JSON.stringify and the database can handle. */
const MAX_DEPTH = 32

/** Reads at most 64 KiB; any other fault of the body is a 400 with its code. */
export async function parseBody<S extends z.ZodType>(c: Context, schema: S): Promise<z.output<S>> {
  const body = parseJson(await readText(c.req.raw))
  if (isDeeperThan(body, MAX_DEPTH)) throw new AppError('validation_failed', { message: 'body: nested too deeply' })
  const result = schema.safeParse(body)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new AppError('validation_failed', {
    message: `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'not valid'}`,
  })
}

/** Lower case, as accounts are stored. */
export function parseEmail(email: string | null | undefined): string {
  if (!email) throw new AppError('validation_failed', { message: 'An email address is required' })
  const result = z.email().max(MAX_EMAIL_LENGTH).safeParse(email.trim())
  if (!result.success) throw new AppError('email_address_invalid')
  return result.data.toLowerCase()
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
export const isUuid = (text: string): boolean => UUID.test(text)

/** Postgres text cannot hold U+0000. */
export const text = (max = 1024) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes('\0'), 'contains a null character')
export const optionalText = (max?: number) => text(max).nullish()
export const metadata = z
  .record(z.string(), z.unknown())
  .refine((value) => !JSON.stringify(value).includes('\\u0000'), 'contains a null character')
  .refine(fitsIntoToken, 'is too large')

/** Clients send both as null when they do not use PKCE. */
export const pkce = {
  code_challenge: optionalText(128),
  code_challenge_method: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['s256', 'plain']))
    .nullish(),
}

/** Stops at the limit, so that it cannot overflow the stack itself. */
function isDeeperThan(value: unknown, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return limit === 0 || Object.values(value).some((inner) => isDeeperThan(inner, limit - 1))
}

function parseJson(body: string): unknown {
  if (body.trim() === '') return {}
  try {
    return JSON.parse(body)
  } catch {
    throw new AppError('bad_json')
  }
}

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw new AppError('body_too_large')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > MAX_BODY_BYTES) throw new AppError('body_too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

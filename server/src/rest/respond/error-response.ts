import { z } from 'zod'

import { DbError, DbUnavailable } from '../../database/db-error.ts'
import { AppError } from '../../errors/app-error.ts'
import { STATUS_BY_CODE } from '../../errors/codes.ts'
import { NOTHING_CAN_BE_SAVED } from '../../errors/to-app-error.ts'
import { codeOfDbError, statusOfDbError } from './sql-status.ts'

type Refusal = {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly details: unknown
  readonly hint: string | null
  readonly headers?: Readonly<Record<string, string>>
}

/** Refusals common to all surfaces, under the codes of PostgREST. */
const SHARED_CODES: Readonly<Record<string, { readonly code: string; readonly message?: string }>> = {
  bad_jwt: { code: 'PGRST301', message: 'JWT cryptographic operation failed' },
  jwt_expired: { code: 'PGRST303', message: 'JWT expired' },
}

const CONNECTION_LOST = 'Database connection error. Please try again in a moment.'

export function toErrorResponse(error: unknown, isAnonymous: boolean, isHead: boolean): Response | null {
  const refusal = toRefusal(error, isAnonymous)
  if (!refusal) return null
  const { status, code, details, hint, message } = refusal
  const headers: Record<string, string> = { 'content-type': 'application/json; charset=utf-8', ...refusal.headers }
  if (status === 401) headers['www-authenticate'] ??= 'Bearer'
  const body = isHead ? null : JSON.stringify({ code, details, hint, message })
  return new Response(body, { status, headers })
}

function toRefusal(error: unknown, isAnonymous: boolean): Refusal | null {
  if (error instanceof AppError) return fromAppError(error)
  if (error instanceof DbUnavailable) {
    const message = error.isOnlyReading ? NOTHING_CAN_BE_SAVED : CONNECTION_LOST
    return { status: 503, code: 'PGRST001', message, details: null, hint: null, headers: { 'retry-after': '1' } }
  }
  if (!(error instanceof DbError)) return null
  if (error.code === 'PGRST') return fromRaised(error)
  const { message, detail, hint } = error
  const code = codeOfDbError(error)
  return { status: statusOfDbError({ code, message }, isAnonymous), code, message, details: detail, hint }
}

function fromAppError(error: AppError): Refusal {
  const shared = Object.hasOwn(SHARED_CODES, error.code) ? SHARED_CODES[error.code] : undefined
  const { status, details, hint } = error
  // The refusal's own message may be more specific than PostgREST's usual one.
  const isUsual = error.message === STATUS_BY_CODE[error.code][1]
  const message = isUsual ? (shared?.message ?? error.message) : error.message
  const challenge = { 'www-authenticate': `Bearer error="invalid_token", error_description="${message}"` }
  const headers = { ...error.headers, ...(shared ? challenge : {}) }
  return { status, code: shared?.code ?? error.code, message, details, hint, headers }
}

const RaisedMessage = z.object({
  code: z.string(),
  message: z.string(),
  details: z.string().nullish(),
  hint: z.string().nullish(),
})
const RaisedDetail = z.object({ status: z.int().min(200).max(599), headers: z.record(z.string(), z.string()) })

/** `RAISE SQLSTATE 'PGRST'`: a function that describes the whole answer in its message and detail. */
function fromRaised(error: DbError): Refusal {
  const message = RaisedMessage.safeParse(tryJson(error.message))
  const detail = RaisedDetail.safeParse(tryJson(error.detail ?? ''))
  if (!message.success || !detail.success) return fromAppError(new AppError('PGRST121'))
  const { code, details, hint } = message.data
  return { ...detail.data, code, message: message.data.message, details: details ?? null, hint: hint ?? null }
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

import type { Context } from 'hono'

import { DbError } from '../database/db-error.ts'
import { AppError } from '../errors/app-error.ts'
import { toAppError } from '../errors/to-app-error.ts'
import type { Log } from '../logging/log.ts'

export const API_VERSION_HEADER = 'x-supabase-api-version'
const CURRENT_VERSION = '2024-01-01'

/** Here the clients expect 403 for tokens that other surfaces refuse with 401. */
const STATUS: Readonly<Record<string, number>> = { bad_jwt: 403, jwt_expired: 403 }
const MESSAGE: Readonly<Record<string, string>> = {
  bad_jwt: 'invalid JWT: unable to parse or verify signature',
  jwt_expired: 'invalid JWT: token is expired',
}
const CODE: Readonly<Record<string, string>> = {
  jwt_expired: 'bad_jwt',
  body_too_large: 'request_entity_too_large',
  token_user_not_found: 'user_not_found',
  sign_in_user_banned: 'user_banned',
  phone_logins_disabled: 'phone_provider_disabled',
  passkey_not_found: 'validation_failed',
}

/** Clients that send an API version get `code` as text and their version back; older ones get the number in `code`. */
export function renderAuthError(error: unknown, c: Context, log: Log): Response {
  const refusal = toRefusal(error, log)
  const status = STATUS[refusal.code] ?? refusal.status
  const code = CODE[refusal.code] ?? refusal.code
  const message = MESSAGE[refusal.code] ?? refusal.message
  const isCurrent = (c.req.header(API_VERSION_HEADER) ?? '') >= CURRENT_VERSION
  const body = isCurrent ? { code, message } : { code: status, error_code: code, msg: message }
  const weakness = refusal.code === 'weak_password' ? { weak_password: refusal.details } : {}
  const headers = {
    'x-sb-error-code': code,
    'cache-control': 'no-store',
    ...(isCurrent ? { [API_VERSION_HEADER]: CURRENT_VERSION } : {}),
    ...refusal.headers,
  }
  return Response.json({ ...body, ...weakness }, { status, headers })
}

export function toRefusal(error: unknown, log: Log): AppError {
  // A value Postgres cannot read is the client's mistake.
  if (error instanceof DbError && error.code.startsWith('22')) return new AppError('validation_failed')
  const refusal = toAppError(error)
  if (refusal.code === 'unexpected_failure') log.error({ error }, 'auth request failed')
  return refusal
}

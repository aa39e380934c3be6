import { DbError } from '../../database/db-error.ts'
import { AppError } from '../../errors/app-error.ts'
import type { AppErrorCode } from '../../errors/codes.ts'
import { toAppError } from '../../errors/to-app-error.ts'

/** The `error` field that some clients read; the code is the default. */
const ERROR_NAMES: Partial<Record<AppErrorCode, string>> = {
  NoSuchBucket: 'Bucket not found',
  NoSuchKey: 'not_found',
  AccessDenied: 'Unauthorized',
  InvalidMimeType: 'invalid_mime_type',
  InvalidRange: 'invalid_range',
  EntityTooLarge: 'Payload too large',
  QuotaExceeded: 'Payload too large',
  KeyAlreadyExists: 'Duplicate',
  BucketAlreadyExists: 'Duplicate',
  InvalidBucketName: 'Invalid Input',
  ExpiredToken: 'InvalidJWT',
}

const CODE_BY_SQLSTATE: Readonly<Record<string, AppErrorCode>> = {
  '42501': 'AccessDenied',
  // A token role without a database role.
  '22023': 'AccessDenied',
  '23505': 'KeyAlreadyExists',
  '23503': 'NoSuchBucket',
  '23514': 'InvalidRequest',
  '22021': 'InvalidRequest',
  '22P02': 'InvalidRequest',
  '22P05': 'InvalidRequest',
  '54001': 'InvalidRequest',
  P0001: 'InvalidRequest',
  // Raised by server.count_account_bytes.
  QUOTA: 'QuotaExceeded',
  // Timed out, or lost against another change: the same request may succeed a moment later.
  '57014': 'database_unavailable',
  '40001': 'database_unavailable',
  '40P01': 'database_unavailable',
}

/** Supabase Storage's own messages for a missing or unreadable token. */
const TOKEN_MESSAGES: Partial<Record<AppErrorCode, string>> = {
  no_api_key: 'Invalid Compact JWS',
  bad_jwt: 'Invalid Compact JWS',
  jwt_expired: '"exp" claim timestamp check failed',
}

const RETRY = { headers: { 'retry-after': '1' } }

export function toStorageError(error: unknown): AppError {
  if (error instanceof DbError) {
    const code = CODE_BY_SQLSTATE[error.code]
    return new AppError(code ?? 'unexpected_failure', code === 'database_unavailable' ? RETRY : {})
  }
  const known = toAppError(error)
  return known.code === 'body_too_large' ? new AppError('EntityTooLarge') : known
}

export function renderStorageError(error: AppError): Response {
  const isUnauthorised = error.status === 401
  const body = {
    statusCode: String(error.status),
    error: ERROR_NAMES[error.code] ?? (isUnauthorised ? 'Unauthorized' : error.code),
    message: TOKEN_MESSAGES[error.code] ?? error.message,
    code: isUnauthorised ? 'AccessDenied' : error.code,
  }
  return Response.json(body, { status: error.status, headers: error.headers })
}

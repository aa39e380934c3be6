/**
 * The HTTP status for an error of Postgres. Source: PostgREST, "Errors / HTTP Status Codes". Where PostgREST answers
 * 500 to a mistake of the caller, we answer 400: an upsert that names a row twice, a write to a view that takes none, a
 * value too deep or too long (class 54). A database that cancels a statement or is being stopped (class 57) is 504 or
 * 503.
 */
import type { DbError } from '../../database/db-error.ts'

const BY_CODE: Readonly<Record<string, number>> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53400': 500,
  // The statement exceeded the caller's timeout: not our failure, and not to be retried at once.
  '57014': 504,
  P0001: 400,
}
const BY_CLASS: Readonly<Record<string, number>> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 400,
  '55': 500,
  '57': 503,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
}

/** Mistakes of the caller that Postgres reports as its own internal error (XX000), with the code that names them. */
const MISREPORTED: readonly (readonly [RegExp, string])[] = [
  [/^tsquery stack too small$/, '54001'],
  [/^failed to find conversion function from /, '42846'],
]

type Fault = Pick<DbError, 'code' | 'message'>

export function codeOfDbError({ code, message }: Fault): string {
  if (code !== 'XX000') return code
  return MISREPORTED.find(([pattern]) => pattern.test(message))?.[1] ?? code
}

export function statusOfDbError({ code, message }: Fault, isAnonymous: boolean): number {
  if (code === '42501') return isAnonymous ? 401 : 403
  if (code === '21000') return /ON CONFLICT|requires a WHERE clause/.test(message) ? 400 : 500
  if (code === '55000' && /^cannot (?:insert|update|delete)/.test(message)) return 400
  if (code === '22023' && /^role ".*" does not exist$/.test(message)) return 401
  if (code.startsWith('PT')) return raisedStatus(code.slice(2))
  return BY_CODE[code] ?? BY_CLASS[code.slice(0, 2)] ?? 400
}

function raisedStatus(digits: string): number {
  const status = Number(digits)
  return Number.isInteger(status) && status >= 200 && status <= 599 ? status : 500
}

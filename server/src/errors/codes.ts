import { AUTH_CODES } from './auth-codes.ts'
import { FUNCTION_CODES } from './function-codes.ts'
import { REST_CODES } from './rest-codes.ts'
import { STORAGE_CODES } from './storage-codes.ts'

/** Refusals that any surface can give: status, and the message when the place that refuses has none of its own. */
const COMMON_CODES = {
  no_api_key: [401, 'No API key found in request'],
  invalid_api_key: [401, 'Invalid API key'],
  bad_jwt: [401, 'Invalid token'],
  jwt_expired: [401, 'Token has expired'],
  route_not_found: [404, 'There is nothing at this address'],
  served_elsewhere: [404, 'This part of the API is served elsewhere'],
  malformed_path: [400, 'The address is malformed'],
  uri_too_long: [414, 'The address is too long'],
  body_too_large: [413, 'The request body is too large'],
  body_incomplete: [400, 'The request ended before its body did'],
  over_request_rate_limit: [429, 'Too many requests. Please wait a moment and try again.'],
  identity_unavailable: [503, 'Sign-in cannot be checked right now. Please try again in a moment.'],
  database_unavailable: [503, 'The service is restarting. Please try again in a moment.'],
  server_busy: [503, 'Many travellers are here right now. Please try again in a few seconds.'],
  unexpected_failure: [500, 'An unexpected error occurred'],
} as const

/** The code is public and stable. */
export const STATUS_BY_CODE = {
  ...COMMON_CODES,
  ...AUTH_CODES,
  ...REST_CODES,
  ...FUNCTION_CODES,
  ...STORAGE_CODES,
} as const satisfies Record<string, readonly [number, string]>

export type AppErrorCode = keyof typeof STATUS_BY_CODE

import { AUTH_CODES } from './auth-codes.ts'
import { FUNCTION_CODES } from './function-codes.ts'
import { REST_CODES } from './rest-codes.ts'

/** Status and default message by code. The codes and messages are those of Supabase Storage. */
const STORAGE_CODES = {
  NoSuchBucket: [404, 'Bucket not found'],
  NoSuchKey: [404, 'Object not found'],
  AccessDenied: [403, 'new row violates row-level security policy'],
  InvalidRequest: [400, 'Invalid request'],
  InvalidKey: [400, 'Invalid key'],
  InvalidBucketName: [400, 'Bucket name invalid'],
  InvalidMimeType: [415, 'The type of the file is not supported'],
  InvalidImage: [415, 'The image is damaged or too large to open'],
  InvalidRange: [416, 'invalid range provided'],
  EntityTooLarge: [413, 'The object exceeded the maximum allowed size'],
  QuotaExceeded: [413, 'This account has no room left for the file. Delete something first; nothing was saved.'],
  KeyAlreadyExists: [409, 'The resource already exists'],
  BucketAlreadyExists: [409, 'The resource already exists'],
  ResourceNotEmpty: [409, 'The bucket you tried to delete is not empty'],
  InvalidJWT: [400, 'Invalid Compact JWS'],
  InvalidSignature: [400, 'Invalid signature'],
  ExpiredToken: [403, '"exp" claim timestamp check failed'],
  FeatureNotEnabled: [403, 'feature not enabled for this tenant'],
  StorageFull: [507, 'There is no room left for files. Nothing was saved.'],
  StorageUnavailable: [503, 'The file store cannot be reached. Please try again in a moment.'],
} as const satisfies Record<string, readonly [number, string]>

/** Refusals of any surface: status, and the default message. */
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

import { API_POLICY } from './content-security-policy.ts'

export type HeaderTable = Readonly<Record<string, string>>

const EVERYWHERE: HeaderTable = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': API_POLICY,
  'cache-control': 'no-store',
}

const PAGES: HeaderTable = { 'cross-origin-resource-policy': 'same-origin' }

/**
 * The same on every document, and on every redirect to one: a browser changes the process between two answers that
 * differ (decision 68).
 */
export const OPENER_POLICY: HeaderTable = { 'cross-origin-opener-policy': 'same-origin-allow-popups' }

/** Headers that only documents need; every HTML answer gets them. */
export const DOCUMENT_HEADERS: HeaderTable = {
  ...OPENER_POLICY,
  'x-frame-options': 'DENY',
  'permissions-policy': 'geolocation=(self), camera=(self), microphone=(self), payment=(self), usb=(), serial=()',
}

const EXPOSED = [
  'content-range',
  'content-length',
  'location',
  'etag',
  'preference-applied',
  'retry-after',
  'x-supabase-api-version',
  'x-sb-error-code',
  'x-relay-error',
  'x-request-id',
  'x-total-count',
  'link',
  'idempotency-replayed',
]

/** Access is by key and token, never by cookie: any origin may call, but none with credentials. */
const API: HeaderTable = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': EXPOSED.join(', '),
  'cross-origin-resource-policy': 'cross-origin',
}

const ONE_YEAR_SECONDS = 31_536_000

export type DefaultHeaders = { readonly api: HeaderTable; readonly pages: HeaderTable }

export function defaultHeaders(isHttps: boolean): DefaultHeaders {
  const transport = isHttps ? { 'strict-transport-security': `max-age=${ONE_YEAR_SECONDS}; includeSubDomains` } : {}
  return { api: { ...EVERYWHERE, ...transport, ...API }, pages: { ...EVERYWHERE, ...transport, ...PAGES } }
}

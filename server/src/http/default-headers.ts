import type { ServerResponse } from 'node:http'

import { API_POLICY } from './content-security-policy.ts'

type HeaderTable = Readonly<Record<string, string>>

const EVERYWHERE: HeaderTable = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'content-security-policy': API_POLICY,
  'cache-control': 'no-store',
}

const PAGES: HeaderTable = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
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

/** Access is by key and token, never by cookie: any origin may call, and none may send credentials along. */
const API: HeaderTable = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': EXPOSED.join(', '),
  'cross-origin-resource-policy': 'cross-origin',
}

const ONE_YEAR_SECONDS = 31_536_000

export type DefaultHeaders = (response: ServerResponse, isApi: boolean) => void

/** Put on before anyone answers, so that errors carry them too; a surface that knows better overrides one. */
export function createDefaultHeaders(isHttps: boolean): DefaultHeaders {
  const transport = isHttps ? { 'strict-transport-security': `max-age=${ONE_YEAR_SECONDS}; includeSubDomains` } : {}
  const tableOf = (more: HeaderTable): Map<string, string> =>
    new Map(Object.entries({ ...EVERYWHERE, ...transport, ...more }))
  const [forApi, forPages] = [tableOf(API), tableOf(PAGES)]
  return (response, isApi) => {
    response.setHeaders(isApi ? forApi : forPages)
  }
}

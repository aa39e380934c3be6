import type { IncomingMessage, ServerResponse } from 'node:http'

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'
/** What the official clients send (`@supabase/supabase-js/cors`), and what ours adds. */
const HEADERS = [
  ...['authorization', 'x-client-info', 'apikey', 'content-type', 'x-retry-count'],
  ...['traceparent', 'tracestate', 'baggage', 'x-supabase-api-version', 'idempotency-key'],
  ...['accept', 'accept-profile', 'content-profile', 'prefer', 'range', 'range-unit'],
  ...['cache-control', 'if-none-match', 'x-upsert', 'x-metadata', 'x-region'],
]
const HEADER_NAMES = /^[\w!#$%&'*+.^`|~-]+(?:\s*,\s*[\w!#$%&'*+.^`|~-]+){0,50}$/
const CACHE_SECONDS = '7200'

export function isPreflight({ method, headers }: IncomingMessage): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
}

/** An app may send headers of its own through the client, so whatever it asks for is allowed; cookies never are. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  const asked = String(request.headers['access-control-request-headers'] ?? '').trim()
  response.writeHead(204, {
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers': HEADER_NAMES.test(asked) ? asked : HEADERS.join(', '),
    'access-control-max-age': CACHE_SECONDS,
    vary: 'access-control-request-headers',
  })
  response.end()
}

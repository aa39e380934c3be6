import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { getRequestListener } from '@hono/node-server'

import { AppError } from '../errors/app-error.ts'
import type { Platform } from '../platform.ts'
import { acceptsHtml, isReading } from './accepts-html.ts'
import { createAccessLog } from './access-log.ts'
import { createAddressTurns } from './address-turns.ts'
import { addressKeyOf } from './addresses/address-key.ts'
import { createClientAddress } from './addresses/client-address.ts'
import type { AppEnv } from './app-env.ts'
import { declaresBody } from './declares-body.ts'
import { defaultHeaders } from './default-headers.ts'
import { toErrorBody } from './error-body.ts'
import type { GuardedResponse } from './guarded-response.ts'
import type { Handle } from './listen.ts'
import { refuseEarly } from './refusals/refused-requests.ts'
import { createRouteOf, type Route, type RouteOf } from './route-of.ts'
import type { Fetch, Surface } from './surface.ts'

type Deps = {
  readonly log: Platform['log']
  readonly settings: ListenerSettings
  readonly countError?: (response: GuardedResponse) => void
}
type ListenerSettings = Pick<Platform['settings'], 'TRUSTED_PROXIES' | 'LOG_LEVEL' | 'publicUrl'>

/** Health checks come every few seconds, also under load, so they are answered before a Request is built. */
const HEALTHY = JSON.stringify({ status: 'ok' })
/** A path that only the pages handle. */
const NOWHERE = '/404'
const NOWHERE_CODES: ReadonlySet<string> = new Set(['route_not_found', 'malformed_path', 'uri_too_long'])

/**
 * The outermost layer. It works on Node's own objects, before a Request exists: this costs a fraction of middleware,
 * and its headers also reach answers that no code of the app wrote.
 */
export function createRequestListener(
  { settings, log, countError }: Deps,
  surfaces: readonly Surface[],
  fetch: Fetch,
): Handle {
  const clientAddressOf = createClientAddress(settings.TRUSTED_PROXIES)
  const headers = defaultHeaders(settings.publicUrl.startsWith('https:'))
  const logAccess = createAccessLog(log, settings.LOG_LEVEL)
  const onHead = (response: GuardedResponse): void => {
    logAccess(response)
    if (response.statusCode >= 500) countError?.(response)
  }
  const logFailure = (error: unknown, { requestId }: GuardedResponse): void =>
    log.error({ error, requestId }, 'an answer could not be sent')
  const routeOf = createRouteOf(surfaces)
  const answer = createAnswer(fetch, routeOf, log)
  const turns = createAddressTurns()

  return (incoming, outgoing) => {
    const route = routeOf(incoming.url ?? '')
    outgoing.startedAt = performance.now()
    // Random, not a counter: two ids would reveal how many requests came between them.
    outgoing.requestId = randomUUID()
    outgoing.clientAddress = clientAddressOf(incoming)
    outgoing.addressKey = addressKeyOf(outgoing.clientAddress)
    outgoing.defaultHeaders = route.isApi ? headers.api : headers.pages
    outgoing.onHead = onHead
    outgoing.onFailure = logFailure
    outgoing.path = route.path
    if (route.isApi && isPreflight(incoming)) return answerPreflight(incoming, outgoing)
    outgoing.mayBeCompressed = route.isCompressed
    const refused = refuseEarly(incoming) ?? route.refusal
    if (refused && !isAnsweredByPage(refused, route, incoming)) return sendRefusal(outgoing, refused)
    if (refused) outgoing.path = NOWHERE
    if (route.path === '/healthz' && isReading(incoming)) return void outgoing.sendJson(200, HEALTHY)
    if (route.answerDirectly?.(incoming, outgoing)) return
    // Surfaces of the API have limits of their own.
    if (route.isApi) return void answer(incoming, outgoing)
    turns.take(outgoing.addressKey, outgoing, () => void answer(incoming, outgoing))
  }
}

function createAnswer(fetch: Fetch, routeOf: RouteOf, log: Platform['log']) {
  const fetchWithin = (request: Request, env: AppEnv['Bindings']): Response | Promise<Response> => {
    const { isUnrouted, maxBodyBytes, refusal } = routeOf(env.incoming.url ?? '')
    const early = refuseEarly(env.incoming)
    if (early) return drawNowhere(fetch, request, env, early.status)
    if (refusal) return fetch(refusal.code === 'malformed_path' ? asText(request) : request, env)
    if (isUnrouted || !declaresBody(env.incoming)) return fetch(request, env)
    return fetch(withLimitedBody(request, env.incoming.headers['content-length'], maxBodyBytes), env)
  }
  // Only requests that cannot be parsed end here; the app answers its own errors.
  const errorHandler = (error: unknown): Response => {
    log.warn({ error }, 'A request could not be read')
    return Response.json(toErrorBody(new AppError('malformed_path')), { status: 400 })
  }
  return getRequestListener((request, env) => fetchWithin(request, env as AppEnv['Bindings']), { errorHandler })
}

/** A browser that opens an unknown address gets the page "not found". */
function isAnsweredByPage({ code }: AppError, { isApi }: Route, incoming: IncomingMessage): boolean {
  return NOWHERE_CODES.has(code) && !isApi && acceptsHtml(incoming)
}

/** The page would repeat the whole of an address that is too long. */
async function drawNowhere(fetch: Fetch, request: Request, env: AppEnv['Bindings'], status: number): Promise<Response> {
  const { url, method, headers, signal } = request
  const { body, headers: sent } = await fetch(new Request(new URL(NOWHERE, url), { method, headers, signal }), env)
  return new Response(body, { status, headers: sent })
}

/** An invalid escape is kept as literal text, as the browser's own router reads it, so both render the same page. */
function asText({ url, method, headers, signal }: Request): Request {
  const address = new URL(url)
  address.pathname = address.pathname.replaceAll('%', '%25')
  return new Request(address, { method, headers, signal })
}

function sendRefusal(outgoing: GuardedResponse, refused: AppError): void {
  outgoing.sendJson(refused.status, JSON.stringify(toErrorBody(refused)))
}

/**
 * A request whose body fails while it is read when it is too large, so that each surface refuses it in its own format.
 * A chunked body has no declared length; it is counted while it is read.
 */
function withLimitedBody(request: Request, length: string | null | undefined, maxBytes: number): Request {
  const isCounted = length === null || length === undefined
  if ((!isCounted && Number(length) <= maxBytes) || !request.body) return request
  const body = isCounted ? request.body.pipeThrough(countBytes(maxBytes)) : refusedBody()
  return new Request(request, { body, duplex: 'half' } as RequestInit)
}

function refusedBody(): ReadableStream<Uint8Array> {
  return new ReadableStream({ pull: (controller) => controller.error(new AppError('body_too_large')) })
}

function countBytes(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength
      if (size > maxBytes) controller.error(new AppError('body_too_large'))
      else controller.enqueue(chunk)
    },
  })
}

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'
/** The headers of the official clients (`@supabase/supabase-js/cors`), and our own. */
const HEADERS = [
  ...['authorization', 'x-client-info', 'apikey', 'content-type', 'x-retry-count'],
  ...['traceparent', 'tracestate', 'baggage', 'x-supabase-api-version', 'idempotency-key'],
  ...['accept', 'accept-profile', 'content-profile', 'prefer', 'range', 'range-unit'],
  ...['cache-control', 'if-none-match', 'x-upsert', 'x-metadata', 'x-region'],
]
const HEADER_NAMES = /^[\w!#$%&'*+.^`|~-]+(?:\s*,\s*[\w!#$%&'*+.^`|~-]+){0,50}$/
const CACHE_SECONDS = '7200'

function isPreflight({ method, headers }: IncomingMessage): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
}

/** An app may send its own headers through the client, so every requested header is allowed; cookies never are. */
function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  const asked = String(request.headers['access-control-request-headers'] ?? '').trim()
  response.writeHead(204, {
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers': HEADER_NAMES.test(asked) ? asked : HEADERS.join(', '),
    'access-control-max-age': CACHE_SECONDS,
    vary: 'access-control-request-headers',
  })
  response.end()
}

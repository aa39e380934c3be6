import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

import { getRequestListener } from '@hono/node-server'

import { AppError } from '../errors/app-error.ts'
import type { Platform } from '../platform.ts'
import { createAccessLog } from './access-log.ts'
import { addressKeyOf } from './address-key.ts'
import type { AppEnv } from './app-env.ts'
import { createClientAddress } from './client-address.ts'
import { declaresBody } from './declares-body.ts'
import { defaultHead, defaultHeaders } from './default-headers.ts'
import { toErrorBody } from './error-body.ts'
import type { GuardedResponse } from './guarded-response.ts'
import { isReadByPerson, isReading } from './is-read-by-person.ts'
import { withLimitedBody } from './limited-body.ts'
import type { Handle } from './listen.ts'
import { answerPreflight, isPreflight } from './preflight.ts'
import { refuseEarly } from './refused-requests.ts'
import { createRouteOf, type Route, type RouteOf } from './route-of.ts'
import type { Fetch, Surface } from './surface.ts'

type Deps = { readonly log: Platform['log']; readonly settings: ListenerSettings }
type ListenerSettings = Pick<Platform['settings'], 'TRUSTED_PROXIES' | 'LOG_LEVEL' | 'publicUrl'>

/** What watches us asks every few seconds, also while everything else is busy: it is told before anything is made for it. */
const HEALTHY = JSON.stringify({ status: 'ok' })
/** A path that no surface but the pages takes. */
const NOWHERE = '/404'
const NOWHERE_CODES: ReadonlySet<string> = new Set(['route_not_found', 'malformed_path', 'uri_too_long'])

/**
 * The outermost layer. It works on Node's own objects, before a Request exists, because that costs a fraction of what
 * middleware would, and because its headers then also reach the answers that nobody in the app has written.
 */
export function createRequestListener({ settings, log }: Deps, surfaces: readonly Surface[], fetch: Fetch): Handle {
  const clientAddressOf = createClientAddress(settings.TRUSTED_PROXIES)
  const { api, pages } = defaultHeaders(settings.publicUrl.startsWith('https:'))
  const [apiHead, pageHead] = [defaultHead(api), defaultHead(pages)]
  const logAccess = createAccessLog(log, settings.LOG_LEVEL)
  const logFailure = (error: unknown, { requestId }: GuardedResponse): void =>
    log.error({ error, requestId }, 'an answer could not be sent')
  const routeOf = createRouteOf(surfaces)
  const answer = createAnswer(fetch, routeOf, log)

  return (incoming, outgoing) => {
    const route = routeOf(incoming.url ?? '')
    outgoing.startedAt = performance.now()
    // Nothing that counts: two answers would tell how many came between them.
    outgoing.requestId = randomUUID()
    outgoing.clientAddress = clientAddressOf(incoming)
    outgoing.addressKey = addressKeyOf(outgoing.clientAddress)
    outgoing.defaultHead = route.isApi ? apiHead : pageHead
    outgoing.onHead = logAccess
    outgoing.onFailure = logFailure
    outgoing.path = route.path
    if (route.isApi && isPreflight(incoming)) return answerPreflight(incoming, outgoing)
    outgoing.mayBeCompressed = route.isCompressed
    const refused = refuseEarly(incoming) ?? route.refusal
    if (refused && !isAnsweredByPage(refused, route, incoming)) return sendRefusal(outgoing, refused)
    if (refused) outgoing.path = NOWHERE
    if (route.path === '/healthz' && isReading(incoming)) return void outgoing.sendJson(200, HEALTHY)
    if (route.answerDirectly?.(incoming, outgoing)) return
    void answer(incoming, outgoing)
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
  // Only what cannot even be read as a request ends here; the app answers its own errors.
  const errorHandler = (error: unknown): Response => {
    log.warn({ error }, 'A request could not be read')
    return Response.json(toErrorBody(new AppError('malformed_path')), { status: 400 })
  }
  return getRequestListener((request, env) => fetchWithin(request, env as AppEnv['Bindings']), { errorHandler })
}

/** Whoever typed an address, or followed a broken link, is shown the page for what does not exist, as anywhere else. */
function isAnsweredByPage({ code }: AppError, { isApi }: Route, incoming: IncomingMessage): boolean {
  return NOWHERE_CODES.has(code) && !isApi && isReadByPerson(incoming)
}

/** The page would repeat the whole of an address that is too long. */
async function drawNowhere(fetch: Fetch, request: Request, env: AppEnv['Bindings'], status: number): Promise<Response> {
  const { url, method, headers, signal } = request
  const { body, headers: sent } = await fetch(new Request(new URL(NOWHERE, url), { method, headers, signal }), env)
  return new Response(body, { status, headers: sent })
}

/** What is no escape stands for itself: that is also how the browser's own router reads it, and both draw the same. */
function asText({ url, method, headers, signal }: Request): Request {
  const address = new URL(url)
  address.pathname = address.pathname.replaceAll('%', '%25')
  return new Request(address, { method, headers, signal })
}

function sendRefusal(outgoing: GuardedResponse, refused: AppError): void {
  outgoing.sendJson(refused.status, JSON.stringify(toErrorBody(refused)))
}

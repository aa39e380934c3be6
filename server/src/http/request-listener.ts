import { randomUUID } from 'node:crypto'

import { getRequestListener } from '@hono/node-server'

import { AppError } from '../errors/app-error.ts'
import type { Platform } from '../platform.ts'
import { createAccessLog } from './access-log.ts'
import { addressKeyOf } from './address-key.ts'
import type { AppEnv } from './app-env.ts'
import type { Fetch } from './app.ts'
import { createClientAddress } from './client-address.ts'
import { declaresBody } from './declares-body.ts'
import { defaultHeaders } from './default-headers.ts'
import { toErrorBody } from './error-body.ts'
import type { GuardedResponse } from './guarded-response.ts'
import { withLimitedBody } from './limited-body.ts'
import type { Handle } from './listen.ts'
import { answerPreflight, isPreflight } from './preflight.ts'
import { refuseEarly } from './refused-requests.ts'
import { isApiPath, requestPath } from './request-path.ts'
import type { Surface } from './surface.ts'

type Limits = Pick<Surface, 'maxBodyBytes' | 'isCompressed'>
type Deps = { readonly log: Platform['log']; readonly settings: ListenerSettings }
type ListenerSettings = Pick<Platform['settings'], 'TRUSTED_PROXIES' | 'LOG_LEVEL' | 'publicUrl'>

const PAGE_LIMITS: Limits = { maxBodyBytes: 1_000_000, isCompressed: true }

/**
 * The outermost layer. It works on Node's own objects, before a Request exists, because that costs a fraction of what
 * middleware would, and because its headers then also reach the answers that nobody in the app has written.
 */
export function createRequestListener({ settings, log }: Deps, surfaces: readonly Surface[], fetch: Fetch): Handle {
  const clientAddressOf = createClientAddress(settings.TRUSTED_PROXIES)
  const { api, pages } = defaultHeaders(settings.publicUrl.startsWith('https:'))
  const [apiHeaders, pageHeaders] = [Object.entries(api).flat(), Object.entries(pages).flat()]
  const logAccess = createAccessLog(log, settings.LOG_LEVEL)
  const logFailure = (error: unknown, { requestId }: GuardedResponse): void =>
    log.error({ error, requestId }, 'an answer could not be sent')
  const limitsOf = (path: string): Limits => surfaces.find(({ prefix }) => path.startsWith(prefix)) ?? PAGE_LIMITS
  const answer = createAnswer(fetch, limitsOf, log)

  return (incoming, outgoing) => {
    const path = requestPath(incoming.url ?? '')
    const isApi = path !== null && isApiPath(path)
    outgoing.startedAt = performance.now()
    // Nothing that counts: two answers would tell how many came between them.
    outgoing.requestId = randomUUID()
    outgoing.clientAddress = clientAddressOf(incoming)
    outgoing.addressKey = addressKeyOf(outgoing.clientAddress)
    outgoing.defaultHeaders = isApi ? apiHeaders : pageHeaders
    outgoing.onHead = logAccess
    outgoing.onFailure = logFailure
    outgoing.path = path ?? ''
    if (isApi && isPreflight(incoming)) return answerPreflight(incoming, outgoing)
    outgoing.mayBeCompressed = limitsOf(outgoing.path).isCompressed ?? false
    const refused = refuseEarly(incoming, path)
    if (refused) return sendRefusal(outgoing, refused)
    void answer(incoming, outgoing)
  }
}

function createAnswer(fetch: Fetch, limitsOf: (path: string) => Limits, log: Platform['log']) {
  const fetchWithin = (request: Request, env: AppEnv['Bindings']): Response | Promise<Response> => {
    if (!declaresBody(env.incoming)) return fetch(request, env)
    const length = env.incoming.headers['content-length']
    return fetch(withLimitedBody(request, length, limitsOf(env.outgoing.path).maxBodyBytes), env)
  }
  // Only what cannot even be read as a request ends here; the app answers its own errors.
  const errorHandler = (error: unknown): Response => {
    log.warn({ error }, 'A request could not be read')
    return Response.json(toErrorBody(new AppError('malformed_path')), { status: 400 })
  }
  return getRequestListener((request, env) => fetchWithin(request, env as AppEnv['Bindings']), { errorHandler })
}

function sendRefusal(outgoing: GuardedResponse, refused: AppError): void {
  outgoing.writeHead(refused.status, { 'content-type': 'application/json' })
  outgoing.end(JSON.stringify(toErrorBody(refused)))
}

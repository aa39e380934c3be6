import { randomBytes } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

import { getRequestListener } from '@hono/node-server'

import { AppError } from '../errors/app-error.ts'
import type { Platform } from '../platform.ts'
import { createAccessLog } from './access-log.ts'
import type { KnownOfRequest } from './app-env.ts'
import { createClientAddress } from './client-address.ts'
import { compressed } from './compressed.ts'
import { createDefaultHeaders } from './default-headers.ts'
import { toErrorBody } from './error-body.ts'
import { withLimitedBody } from './limited-body.ts'
import { answerPreflight, isPreflight } from './preflight.ts'
import { refuseEarly } from './refused-requests.ts'
import type { Surface } from './surface.ts'

type Fetch = (request: Request, env: object) => Response | Promise<Response>
type Limits = Pick<Surface, 'maxBodyBytes' | 'isCompressed'>

const PAGE_LIMITS: Limits = { maxBodyBytes: 1_000_000, isCompressed: true }
const API_PREFIX = /^\/(?:auth|rest|storage|realtime|functions)\/v1(?:\/|$)/

/**
 * The outermost layer. It works on Node's own objects, before a Request exists, because that costs a tenth of what
 * middleware would, and because its headers then also reach the answers that nobody in the app has written.
 */
export function createRequestListener(
  { settings, log }: Pick<Platform, 'settings' | 'log'>,
  surfaces: readonly Surface[],
  fetch: Fetch,
): RequestListener {
  const clientAddressOf = createClientAddress(settings.TRUSTED_PROXIES)
  const setDefaultHeaders = createDefaultHeaders(settings.publicUrl.startsWith('https:'))
  const logAccess = createAccessLog(log)
  const nextRequestId = createRequestIds()
  const limitsOf = (path: string): Limits => surfaces.find(({ prefix }) => path.startsWith(prefix)) ?? PAGE_LIMITS

  const answer = getRequestListener(
    (request, env) => {
      const { incoming } = env as { incoming: IncomingMessage }
      const { maxBodyBytes, isCompressed } = limitsOf(incoming.url ?? '')
      const isChunked = incoming.headers['transfer-encoding'] !== undefined
      const response = fetch(isChunked ? withLimitedBody(request, maxBodyBytes) : request, env)
      const accepts = incoming.headers['accept-encoding']
      if (!isCompressed || accepts === undefined || incoming.method === 'HEAD') return response
      return Promise.resolve(response).then((answered) => compressed(answered, String(accepts)))
    },
    { errorHandler: (error) => errorResponse(error) },
  )
  const errorResponse = (error: unknown): Response => {
    log.error({ error }, 'A request could not be read or answered')
    return Response.json(toErrorBody(new AppError('malformed_path')), { status: 400 })
  }

  return (incoming, outgoing) => {
    const path = pathOf(incoming.url ?? '')
    const isApi = API_PREFIX.test(path)
    const requestId = nextRequestId()
    const clientAddress = clientAddressOf(incoming)
    setDefaultHeaders(outgoing, isApi)
    outgoing.setHeader('x-request-id', requestId)
    const known: KnownOfRequest = { requestId, clientAddress }
    logAccess(incoming, outgoing, known)
    Object.assign(incoming, known)
    if (isApi && isPreflight(incoming)) return answerPreflight(incoming, outgoing)
    const refused = refuseEarly(incoming, path, isApi) ?? refuseLength(incoming, limitsOf(path).maxBodyBytes)
    if (refused) return sendRefusal(outgoing, refused)
    void answer(incoming, outgoing)
  }
}

function refuseLength({ headers }: IncomingMessage, maxBodyBytes: number): AppError | null {
  return Number(headers['content-length'] ?? 0) > maxBodyBytes ? new AppError('body_too_large') : null
}

function sendRefusal(outgoing: ServerResponse, refused: AppError): void {
  // The body that comes with a refused request is not read, so the connection cannot be used again.
  outgoing.writeHead(refused.status, { 'content-type': 'application/json', connection: 'close' })
  outgoing.end(JSON.stringify(toErrorBody(refused)))
}

function pathOf(target: string): string {
  const end = target.indexOf('?')
  return end < 0 ? target : target.slice(0, end)
}

/** A random start per process and a counter: unique across servers, and free of cost. */
function createRequestIds(): () => string {
  const start = randomBytes(6).toString('hex')
  let count = 0
  return () => `${start}-${(++count).toString(36)}`
}

import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Log } from '../logging/log.ts'
import { redactUrl } from '../logging/redact-url.ts'
import type { KnownOfRequest } from './app-env.ts'

export type AccessLog = (request: IncomingMessage, response: ServerResponse, known: KnownOfRequest) => void

/**
 * One line per answer. Refusals and everything that changes an account are always in the log; plain successes only
 * when LOG_LEVEL is debug, so that a terminal stays readable and a busy route cheap.
 */
export function createAccessLog(log: Log): AccessLog {
  return (request, response, { requestId, clientAddress }) => {
    const startedAt = performance.now()
    response.once('close', () => {
      const fields = {
        requestId,
        clientAddress,
        method: request.method,
        url: redactUrl(request.url ?? ''),
        status: response.statusCode,
        ms: Math.round(performance.now() - startedAt),
        ...(response.writableFinished ? {} : { isAborted: true }),
      }
      log[levelOf(request, response.statusCode)](fields, 'request')
    })
  }
}

function levelOf({ method, url }: IncomingMessage, status: number): keyof Log {
  if (status >= 500) return 'error'
  if (status === 401 || status === 403 || status === 429) return 'warn'
  if (status >= 400) return 'info'
  return method !== 'GET' && url?.startsWith('/auth/v1/') ? 'info' : 'debug'
}

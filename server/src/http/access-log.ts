import type { Settings } from '../config/settings.ts'
import type { Log } from '../logging/log.ts'
import { redactUrl } from '../logging/redact-url.ts'
import type { GuardedResponse } from './guarded-response.ts'

export type AccessLog = (response: GuardedResponse) => void

/**
 * One line per answer, written when it has been sent. Refusals and account changes are always logged; plain successes
 * only when LOG_LEVEL is debug, so that a terminal stays readable and a busy route cheap.
 */
export function createAccessLog(log: Log, logLevel: Settings['LOG_LEVEL']): AccessLog {
  return (response) => {
    const level = levelOf(response)
    if (level === 'debug' && logLevel !== 'debug') return
    response.once('close', () => log[level](fieldsOf(response), 'request'))
  }
}

function levelOf({ statusCode: status, path, req: { method } }: GuardedResponse): keyof Log {
  if (status >= 500) return 'error'
  if (status === 401 || status === 403 || status === 429) return 'warn'
  if (status >= 400) return 'info'
  return method !== 'GET' && path.startsWith('/auth/v1/') ? 'info' : 'debug'
}

function fieldsOf(response: GuardedResponse): Readonly<Record<string, unknown>> {
  const { requestId, clientAddress, startedAt, statusCode, userId, req } = response
  return {
    requestId,
    clientAddress,
    method: req.method,
    url: redactUrl(req.url ?? ''),
    status: statusCode,
    ...(userId !== null && (statusCode === 401 || statusCode === 403) ? { userId } : {}),
    ms: Math.round(performance.now() - startedAt),
    ...(response.writableFinished ? {} : { isAborted: true }),
  }
}

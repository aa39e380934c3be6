import { toAppError } from '../errors/to-app-error.ts'
import type { GuardedResponse } from '../http/guarded-response.ts'
import type { Platform } from '../platform.ts'

type Rendered = { readonly status: number; readonly json: string; readonly headers: Readonly<Record<string, string>> }

/** The body that the app reads with `FunctionsHttpError.context.json()`. */
export function renderError(log: Platform['log'], error: unknown, { requestId, path }: GuardedResponse): Rendered {
  const known = toAppError(error)
  if (known.code === 'unexpected_failure') log.error({ error, requestId, path }, 'a function failed')
  const { code, message, details, status } = known
  const issues = details === null ? {} : { issues: details }
  const id = status >= 500 ? { id: requestId } : {}
  return { status, json: JSON.stringify({ error: { code, message, ...issues, ...id } }), headers: { ...known.headers } }
}

import type { DbCaller, Statement } from './db.ts'

/** Statement timeout for visitors. The operator's own scripts have the server's timeout. */
const TIMEOUT = '3s'
const SERVICE_TIMEOUT = '15s'

const WRITABLE = settingsSql(false)
const READ_ONLY = settingsSql(true)

/** One statement that makes the rest of the transaction run as the caller. */
export function callerSettings(caller: DbCaller): Statement {
  const { request } = caller
  return {
    text: caller.readOnly ? READ_ONLY : WRITABLE,
    values: [
      caller.role,
      caller.claims,
      caller.searchPath ?? 'public, extensions',
      request?.method ?? '',
      request?.path ?? '',
      request?.headers ?? '{}',
      timeoutOf(caller),
    ],
    isRepeated: true,
  }
}

function timeoutOf({ role, timeoutMs }: DbCaller): string {
  if (timeoutMs !== undefined) return `${timeoutMs}ms`
  return role === 'service_role' ? SERVICE_TIMEOUT : TIMEOUT
}

function settingsSql(isReadOnly: boolean): string {
  const names = [
    'request.jwt.claims',
    'search_path',
    'request.method',
    'request.path',
    'request.headers',
    'statement_timeout',
  ]
  const settings = names.map((name, i) => `set_config('${name}', $${i + 2}, true)`)
  // The role comes last: it may not be allowed to change the other settings.
  const readOnly = isReadOnly ? [`set_config('transaction_read_only', 'on', true)`] : []
  return `select ${[...settings, ...readOnly, `set_config('role', $1, true)`].join(', ')}`
}

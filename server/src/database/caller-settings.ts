import type { DbCaller, Statement } from './db.ts'

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
    ],
    isRepeated: true,
  }
}

function settingsSql(isReadOnly: boolean): string {
  const names = ['request.jwt.claims', 'search_path', 'request.method', 'request.path', 'request.headers']
  const settings = names.map((name, i) => `set_config('${name}', $${i + 2}, true)`)
  // The role comes last: it may not be allowed to change what stands before it.
  const readOnly = isReadOnly ? [`set_config('transaction_read_only', 'on', true)`] : []
  return `select ${[...settings, ...readOnly, `set_config('role', $1, true)`].join(', ')}`
}

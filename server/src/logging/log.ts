import { pino } from 'pino'

type Fields = { readonly [name: string]: unknown }
export type Log = Record<'debug' | 'info' | 'warn' | 'error', (fields: Fields, message: string) => void>

const SECRET_FIELDS = [
  ...['authorization', 'apikey', 'cookie', 'password', 'token', 'token_hash', 'access_token', 'refresh_token'],
  ...['secret', 'email', 'to'],
]

/** One JSON object per line with UTC times. `write` receives the lines; standard output by default. */
export function createLog(level: string, write?: { write(line: string): void }): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '***' },
    serializers: { error: describeError, err: describeError },
  }
  return write ? pino(options, write) : pino(options)
}

/** Name, message and stack. The detail of a database error may contain a row, so it is left out. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return hasMessage(error) ? error.message : String(error)
  const code = 'code' in error ? { code: error.code } : {}
  const cause = error.cause ? { cause: describeError(error.cause) } : {}
  return { name: error.name, message: error.message, ...code, stack: error.stack, ...cause }
}

/** The job queue copies its errors into plain objects. */
function hasMessage(error: unknown): error is { readonly message: string } {
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
}

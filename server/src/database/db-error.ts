/** What Postgres refused, the same from both engines. `code` is the SQLSTATE. */
export class DbError extends Error {
  readonly code: string
  readonly detail: string | null
  readonly hint: string | null
  readonly table: string | null
  readonly column: string | null
  readonly constraint: string | null

  constructor(source: PostgresErrorFields) {
    super(source.message)
    this.name = 'DbError'
    this.code = source.code
    this.detail = source.detail ?? null
    this.hint = source.hint ?? null
    this.table = source.table ?? null
    this.column = source.column ?? null
    this.constraint = source.constraint ?? null
  }
}

/** The database cannot be reached now; the caller may try again. */
export class DbUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database is not available', { cause })
    this.name = 'DbUnavailable'
  }
}

type PostgresErrorFields = {
  readonly message: string
  readonly code: string
  readonly detail?: string | undefined
  readonly hint?: string | undefined
  readonly table?: string | undefined
  readonly column?: string | undefined
  readonly constraint?: string | undefined
}

const SQLSTATE = /^[0-9A-Z]{5}$/
/** Classes 08 (connection), 57P (shutdown, starting up) and 53300 (too many connections) mean "not now". */
const UNAVAILABLE = /^(?:08|57P0)|^53300$/

export function toDbError(error: unknown): Error {
  if (error instanceof DbError || error instanceof DbUnavailable) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (!SQLSTATE.test(code)) return isConnectionLoss(error, code) ? new DbUnavailable(error) : asError(error)
  if (UNAVAILABLE.test(code)) return new DbUnavailable(error)
  return new DbError(error as Error & PostgresErrorFields)
}

/** Node's socket errors carry codes such as ECONNREFUSED; pg reports a lost connection by message alone. */
function isConnectionLoss(error: unknown, code: string): boolean {
  if (/^E[A-Z]+$/.test(code)) return true
  return (
    error instanceof Error && /connection (terminated|ended)|timeout exceeded|not queryable|closed/i.test(error.message)
  )
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}

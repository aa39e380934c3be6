/** A refusal by Postgres, the same from both engines. `code` is the SQLSTATE. */
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

const MESSAGES = {
  unreachable: 'The database is not available',
  overloaded: 'The database is overloaded',
  'disk-full': 'The database has no disk space left',
  'read-only': 'The database accepts no changes at the moment',
} as const
type Reason = keyof typeof MESSAGES

/** The database cannot do it now; the caller may try again. */
export class DbUnavailable extends Error {
  readonly reason: Reason
  /** Settles when the backend of a closed connection has ended; until then it may still be working. */
  readonly backendGone: Promise<void> | null

  /** Data can still be read, and the state does not end by itself. */
  get isOnlyReading(): boolean {
    return this.reason === 'disk-full' || this.reason === 'read-only'
  }

  constructor(cause: unknown, reason: Reason = 'unreachable', backendGone: Promise<void> | null = null) {
    super(MESSAGES[reason], { cause })
    this.name = 'DbUnavailable'
    this.reason = reason
    this.backendGone = backendGone
  }
}

/** For queues that limit database connections: a slot is free again only when its backend has ended. */
export function backendGone(error: unknown): Promise<void> | null {
  return error instanceof DbUnavailable ? error.backendGone : null
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

export function toDbError(error: unknown): Error {
  if (error instanceof DbError || error instanceof DbUnavailable) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (SQLSTATE.test(code) && Object.hasOwn(error as object, 'severity')) {
    const reason = unavailableBecause(code)
    return reason ? new DbUnavailable(error, reason) : new DbError(error as Error & PostgresErrorFields)
  }
  return isConnectionLoss(error, code) ? new DbUnavailable(error) : asError(error)
}

/** Classes 08 (connection), 57P0x (shutting down, starting up) and 53 (resources) mean "not now". */
function unavailableBecause(code: string): Reason | undefined {
  if (code === '53100') return 'disk-full'
  if (code.startsWith('53')) return 'overloaded'
  return /^(?:08|57P0)/.test(code) ? 'unreachable' : undefined
}

/** No read-only transaction was requested: the database itself accepts no changes now (a standby, a full disk). */
export function explainReadOnly(error: unknown): unknown {
  return error instanceof DbError && error.code === '25006' ? new DbUnavailable(error, 'read-only') : error
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

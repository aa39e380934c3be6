import { STATUS_BY_CODE, type AppErrorCode } from './codes.ts'

type Extra = {
  readonly message?: string
  readonly details?: unknown
  readonly hint?: string | null
  readonly headers?: Readonly<Record<string, string>>
}

/** Every refusal the API gives. Each surface (auth, rest, functions, storage) renders it in its client's own JSON. */
export class AppError extends Error {
  readonly code: AppErrorCode
  readonly status: number
  readonly details: unknown
  readonly hint: string | null
  readonly headers: Readonly<Record<string, string>>

  constructor(code: AppErrorCode, extra: Extra = {}) {
    const [status, message] = STATUS_BY_CODE[code]
    super(extra.message ?? message)
    this.name = 'AppError'
    this.code = code
    this.status = status
    this.details = extra.details ?? null
    this.hint = extra.hint ?? null
    this.headers = extra.headers ?? {}
  }
}

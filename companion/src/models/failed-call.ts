import { APICallError, InvalidResponseDataError } from 'ai'

import { ModelFailure } from './model.ts'

const TOO_MANY = 429
const LONGEST_WAIT_MS = 4000
const MS_PER_SECOND = 1000

export function isWorthAnotherTry(error: unknown): boolean {
  // Silence was waited for once already, as long as a traveller waits.
  if (error instanceof ModelFailure) return error.because === 'broken'
  if (APICallError.isInstance(error)) return error.isRetryable
  // A line that broke off, or ended without an end.
  return error instanceof TypeError || InvalidResponseDataError.isInstance(error)
}

/** Null where the other side asks for more patience than a traveller has. */
export function waitBefore(tried: number, error: unknown, retryAfterMs: number): number | null {
  const asked = APICallError.isInstance(error) ? Number(error.responseHeaders?.['retry-after'] ?? NaN) : NaN
  if (!Number.isFinite(asked)) return retryAfterMs * 2 ** (tried - 1)
  return asked * MS_PER_SECOND <= LONGEST_WAIT_MS ? asked * MS_PER_SECOND : null
}

/** In our words: what a provider writes may hold the key or the question, and ends up in logs. */
export function causeOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error
  if (!APICallError.isInstance(error)) return new ModelFailure('broken')
  if (error.statusCode === TOO_MANY) return new ModelFailure('busy')
  return new ModelFailure(error.isRetryable ? 'broken' : 'refused')
}

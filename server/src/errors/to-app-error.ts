import { DbUnavailable } from '../database/db-error.ts'
import { AppError } from './app-error.ts'

/** What a surface may tell the client about anything that was thrown; what it does not know stays our own business. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof DbUnavailable) return new AppError('database_unavailable', { headers: { 'retry-after': '1' } })
  return new AppError('unexpected_failure')
}

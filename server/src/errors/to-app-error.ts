import { DbUnavailable } from '../database/db-error.ts'
import { AppError } from './app-error.ts'

/** The disk is full, or the database is a copy that only reads: saying that it restarts would be untrue. */
export const NOTHING_CAN_BE_SAVED = 'Nothing can be saved at the moment. Please try again later.'

/** What a surface may tell the client about anything that was thrown; what it does not know stays our own business. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof DbUnavailable)
    return new AppError('database_unavailable', {
      ...(error.isOnlyReading ? { message: NOTHING_CAN_BE_SAVED } : {}),
      headers: { 'retry-after': '1' },
    })
  return new AppError('unexpected_failure')
}

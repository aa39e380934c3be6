import { DbUnavailable } from '../database/db-error.ts'
import { AppError } from './app-error.ts'

/** The disk is full, or the database is a read-only copy: "restarting" would be untrue. */
export const NOTHING_CAN_BE_SAVED = 'Nothing can be saved at the moment. Please try again later.'

/** The error that a client may see for anything that was thrown; unknown errors become `unexpected_failure`. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof DbUnavailable)
    return new AppError('database_unavailable', {
      ...(error.isOnlyReading ? { message: NOTHING_CAN_BE_SAVED } : {}),
      headers: { 'retry-after': '1' },
    })
  return new AppError('unexpected_failure')
}

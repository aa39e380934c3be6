import { AppError } from '../../errors/app-error.ts'
import type { Caller } from '../../identity/caller.ts'

/** The secret key is not a person, and what staff do is written down under a name. */
export function personOf({ userId }: Caller): string {
  if (userId === null) throw new AppError('not_allowed')
  return userId
}

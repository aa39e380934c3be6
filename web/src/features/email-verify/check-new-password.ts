import { MINIMUM_PASSWORD_LENGTH, MINIMUM_PASSWORD_SCORE, passwordScore } from '@app/contracts/password-score'

import type { PasswordProblem } from './password-problem.ts'

/** Said before anything is sent; the server checks again, and knows the common passwords too. */
export function checkNewPassword(password: string, repeated: string): PasswordProblem | null {
  if (password !== repeated) return 'password.mismatch'
  if (password.length < MINIMUM_PASSWORD_LENGTH) return 'password.short'
  return passwordScore(password) < MINIMUM_PASSWORD_SCORE ? 'password.weak' : null
}

import { MINIMUM_PASSWORD_LENGTH, MINIMUM_PASSWORD_SCORE, passwordScore } from '@app/contracts/account/password-score'

export type UnfitPassword = 'mismatch' | 'short' | 'weak'

/** Checked before anything is sent, in this order; the server checks again, and knows the common passwords too. */
export function checkNewPassword(password: string, repeated: string): UnfitPassword | null {
  if (password !== repeated) return 'mismatch'
  if (password.length < MINIMUM_PASSWORD_LENGTH) return 'short'
  return passwordScore(password) < MINIMUM_PASSWORD_SCORE ? 'weak' : null
}

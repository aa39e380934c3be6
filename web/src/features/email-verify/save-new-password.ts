import type { AuthError } from '@supabase/auth-js'

import type { Backend } from '../../api/create-backend.ts'
import type { PasswordProblem } from './password-problem.ts'

const WEAKNESSES: Readonly<Record<string, PasswordProblem>> = {
  length: 'password.short',
  characters: 'password.weak',
  pwned: 'password.common',
}

const REFUSALS: Readonly<Record<string, PasswordProblem>> = {
  same_password: 'password.same',
  insufficient_aal: 'password.second-factor',
}

/** Returns the problem, or null once the password is changed. */
export async function saveNewPassword(
  auth: Pick<Backend['auth'], 'updateUser'>,
  password: string,
): Promise<PasswordProblem | null> {
  const { error } = await auth.updateUser({ password })
  return error ? problemOf(error) : null
}

function problemOf(error: AuthError): PasswordProblem {
  if (error.status === 429) return 'verify.busy.text'
  if (error.name === 'AuthRetryableFetchError') return 'verify.unreachable'
  if ('reasons' in error && Array.isArray(error.reasons)) return WEAKNESSES[String(error.reasons[0])] ?? 'password.weak'
  return REFUSALS[String(error.code)] ?? 'password.refused'
}

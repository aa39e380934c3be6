import type { User } from '@supabase/auth-js'

import { backend, type BackendConfig } from '../../api/backend.ts'
import { refusalText } from './refusal-text.ts'
import { accountText as text } from './settings-text.ts'

const DIGITS = 6

/** The verified authenticator app of the account. */
export function verifiedFactor(user: User) {
  return user.factors?.find(({ status, factor_type: type }) => status === 'verified' && type === 'totp') ?? null
}

/** Verifies the authenticator's code with the server, which lifts the session. Null when it was right. */
export async function showCode(
  config: BackendConfig,
  user: User,
  typed: string,
  factorId = verifiedFactor(user)?.id,
): Promise<string | null> {
  const code = typed.replaceAll(/\D/g, '')
  if (code.length !== DIGITS || factorId === undefined) return text('factor.missing')
  try {
    const { error } = await (await backend(config)).auth.mfa.challengeAndVerify({ factorId, code })
    if (!error) return null
    return error.code === 'mfa_verification_failed' ? text('factor.wrong') : refusalText(error)
  } catch {
    return text('refused.offline')
  }
}

import { AppError } from '../../errors/app-error.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { LIFETIMES } from '../auth-policy.ts'
import { limitRequests } from '../limit-requests.ts'
import { LIMIT_RULES } from '../limit-rules.ts'
import { lacksFactor } from '../mfa/lacks-factor.ts'
import { spendReauthenticationCode } from './reauthenticate.ts'
import type { SignedIn } from './require-user.ts'

export type Proof = {
  readonly currentPassword?: string | null | undefined
  /** The code that `reauthenticate` mailed. */
  readonly nonce?: string | null | undefined
}

/**
 * Required before a change that could lock out the owner, move the account or empty it. With a second factor the
 * session must have used it; then it must be fresh, or come with the password or a code from the mailbox.
 */
export async function proveIdentity(
  deps: AuthDeps,
  { user, session }: SignedIn,
  { currentPassword, nonce }: Proof,
): Promise<void> {
  if (lacksFactor(user, session))
    throw new AppError('insufficient_aal', {
      message: 'AAL2 session is required to update email or password when MFA is enabled.',
    })
  if (!deps.policy.requiresReauthentication || !user.email) return
  // A wrong password is refused also in a fresh session.
  if (currentPassword) return checkPassword(deps, user, currentPassword)
  const isFresh = session !== null && deps.now() - Date.parse(session.created_at) < LIFETIMES.recentSignInMs
  if (isFresh) return
  if (!nonce) throw new AppError('reauthentication_needed')
  await spendReauthenticationCode(deps, user, nonce)
}

async function checkPassword(deps: AuthDeps, user: SignedIn['user'], password: string): Promise<void> {
  await limitRequests(deps, LIMIT_RULES.proofByAccount, user.id)
  const isRight = await deps.passwords.verify(password, user.encrypted_password, user.id)
  if (!isRight) throw new AppError('current_password_invalid')
}

import type { AuthDeps } from '../../auth/auth-deps.ts'
import { authPolicyOf } from '../../auth/auth-policy.ts'
import { createPasswordHasher } from '../../auth/passwords/password-hasher.ts'
import { type Proof, proveIdentity } from '../../auth/prove-identity.ts'
import { findSession } from '../../auth/store/sessions.ts'
import { findUserById, type UserRow } from '../../auth/store/users.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Caller } from '../../identity/caller.ts'
import type { Platform } from '../../platform.ts'

/** Who may empty or take an account: its owner, who has just proved it again. */
export type RequireProof = (caller: Caller, proof: Proof) => Promise<UserRow>

export function createRequireProof(platform: Platform): RequireProof {
  const deps: AuthDeps = {
    ...platform,
    policy: authPolicyOf(platform.settings),
    passwords: createPasswordHasher(),
  }
  return async ({ userId, sessionId }, proof) => {
    const user = userId === null ? null : await findUserById(platform.db, userId)
    const session = sessionId === null ? null : await findSession(platform.db, sessionId)
    if (!user || (session && session.user_id !== user.id)) throw new AppError('not_signed_in')
    await proveIdentity(deps, { user, session }, proof)
    return user
  }
}

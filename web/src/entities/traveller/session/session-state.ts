import type { Session, User } from '@supabase/auth-js'

import { needsSecondFactor } from '../../../api/session/needs-second-factor.ts'

export type SessionState = {
  /** The signed-in traveller. */
  readonly user: User | null
  readonly session: Session | null
  /** True until the session is known; the server never knows. */
  readonly isLoading: boolean
}

export const LOADING: SessionState = { user: null, session: null, isLoading: true }
export const SIGNED_OUT: SessionState = { user: null, session: null, isLoading: false }

/** A session without the required second factor is only good for verifying it, and counts as signed out until then. */
export function signedIn(session: Session): SessionState {
  const user = wholeUser(session.user)
  return { user: needsSecondFactor(session) ? null : user, session: { ...session, user }, isLoading: false }
}

/** Stored data may be incomplete: a user may have no more than an id. */
function wholeUser(user: User): User {
  const { email, ...rest } = user
  return {
    ...rest,
    ...(typeof email === 'string' && { email }),
    app_metadata: tableOf(user.app_metadata),
    user_metadata: tableOf(user.user_metadata),
  }
}

function tableOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

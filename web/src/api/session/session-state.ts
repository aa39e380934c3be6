import type { Session, User } from '@supabase/auth-js'

import { needsSecondFactor } from './needs-second-factor.ts'

export type SessionState = {
  /** Who is signed in. */
  readonly user: User | null
  readonly session: Session | null
  /** True until it is known whether somebody is signed in; the server never knows. */
  readonly isLoading: boolean
}

export const LOADING: SessionState = { user: null, session: null, isLoading: true }
export const SIGNED_OUT: SessionState = { user: null, session: null, isLoading: false }

/** Whoever still has to show a second factor has a session to show it with, and is nobody until then. */
export function signedIn(session: Session): SessionState {
  const user = wholeUser(session.user)
  return { user: needsSecondFactor(session) ? null : user, session: { ...session, user }, isLoading: false }
}

/** The storage is the visitor's to break: what lies there may say no more of a user than an id. */
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

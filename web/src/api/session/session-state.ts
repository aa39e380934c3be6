import type { Session, User } from '@supabase/auth-js'

export type SessionState = {
  readonly user: User | null
  readonly session: Session | null
  /** True until it is known whether somebody is signed in; the server never knows. */
  readonly isLoading: boolean
}

export const LOADING: SessionState = { user: null, session: null, isLoading: true }
export const SIGNED_OUT: SessionState = { user: null, session: null, isLoading: false }

export function signedIn(session: Session): SessionState {
  return { user: session.user, session, isLoading: false }
}

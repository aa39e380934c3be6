import { createContext, useContext } from 'react'

import type { NewAccount, SignInOutcome, SignUpOutcome } from './session-actions.ts'
import type { SessionState } from './session-state.ts'

export type Auth = SessionState & {
  readonly signIn: (email: string, password: string) => Promise<SignInOutcome>
  readonly signUp: (account: NewAccount) => Promise<SignUpOutcome>
  /** Shows the result. False when the traveller decided to stay. */
  readonly signOut: () => Promise<boolean>
}

export const AuthContext = createContext<Auth | undefined>(undefined)

export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

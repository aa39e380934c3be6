'use no memo'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'

import { usePageConfig } from '../page-config.tsx'
import { createSessionStore } from './create-session-store.ts'
import { LOADING } from './session-state.ts'
import { type Auth, AuthContext } from './use-auth.ts'

/** What signs in and out is fetched when somebody does. */
const actions = () => import('./session-actions.ts')

export function AuthProvider({ children }: { children: ReactNode }) {
  const config = usePageConfig()
  const [store] = useState(() => createSessionStore(config))
  useEffect(() => store.start(), [store])
  // The server draws every page as for somebody it does not know, and the first paint agrees.
  const state = useSyncExternalStore(store.subscribe, store.get, () => LOADING)
  const [methods] = useState<Omit<Auth, keyof typeof state>>(() => ({
    signIn: async (email, password) => (await actions()).signIn(config, email, password),
    signUp: async (account) => (await actions()).signUp(config, account),
    signOut: async () => (await actions()).signOut(config, store),
  }))
  return <AuthContext value={{ ...state, ...methods }}>{children}</AuthContext>
}

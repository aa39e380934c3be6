'use no memo'
import { type ReactNode, startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { createSessionStore } from './create-session-store.ts'
import { LOADING } from './session-state.ts'
import { type Auth, AuthContext } from './use-auth.ts'

/** Signing in and out is loaded on first use. */
const actions = () => import('./session-actions.ts')

export function AuthProvider({ children }: { children: ReactNode }) {
  const config = usePageConfig()
  const [store] = useState(() => createSessionStore(config))
  useEffect(() => store.start(), [store])
  const current = useSyncExternalStore(store.subscribe, store.get, () => LOADING)
  // The server renders every page for a guest, and hydration starts from the same state. The first change is made in a
  // transition: otherwise React would replace unhydrated sections by their fallback.
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  const state = isHydrated ? current : LOADING
  const [methods] = useState<Omit<Auth, keyof typeof state>>(() => ({
    signIn: async (email, password) => (await actions()).signIn(config, email, password),
    signUp: async (account) => (await actions()).signUp(config, account),
    signOut: async () => (await actions()).signOut(config, store),
  }))
  const auth = useMemo(() => ({ ...state, ...methods }), [state, methods])
  return <AuthContext value={auth}>{children}</AuthContext>
}

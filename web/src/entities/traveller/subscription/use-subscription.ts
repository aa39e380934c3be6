'use no memo'
import { useCallback, useEffect, useSyncExternalStore } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { useAuth } from '../session/use-auth.ts'
import { type SubscriptionState, wasRefused } from './subscription-state.ts'
import { createSubscriptionStore, UNKNOWN } from './subscription-store.ts'

const store = createSubscriptionStore()

/** The only hook for the traveller's plan. The server decides; this only shows. */
export function useSubscription(): SubscriptionState & {
  readonly recheck: () => Promise<void>
  readonly isTrialRefused: boolean
} {
  const config = usePageConfig()
  const { user, isLoading } = useAuth()
  const userId = isLoading ? undefined : (user?.id ?? null)
  useEffect(() => store.follow(config, userId), [config, userId])
  const state = useSyncExternalStore(store.subscribe, store.get, () => UNKNOWN)
  const recheck = useCallback(() => store.recheck(config), [config])
  const isTrialRefused = state.isTrialExpired && wasRefused(state.trial_end, user?.created_at)
  return { ...state, recheck, isTrialRefused }
}

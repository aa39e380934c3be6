import { useState } from 'react'

import { type TrialState, trialState } from './trial-state.ts'
import { useAuth } from './use-auth.ts'

export function useTrialState(): TrialState {
  const { user } = useAuth()
  const [openedAtMs] = useState(() => Date.now())
  return trialState(user, openedAtMs)
}

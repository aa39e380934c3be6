import { useState } from 'react'

import { useAuth } from '../../api/session/use-auth.ts'
import { type TrialState, trialState } from './trial-state.ts'

export function useTrialState(): TrialState {
  const { user } = useAuth()
  const [openedAtMs] = useState(() => Date.now())
  return trialState(user, openedAtMs)
}

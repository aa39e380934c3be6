import { type TrialState, trialState } from './trial-state.ts'
import { useSubscription } from './use-subscription.ts'

export function useTrialState(): TrialState {
  return trialState(useSubscription())
}

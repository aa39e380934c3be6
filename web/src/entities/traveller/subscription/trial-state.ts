import type { SubscriptionState } from './subscription-state.ts'

export type TrialState =
  /** A guest, or the plan is not known yet. */
  | { readonly kind: 'guest' }
  /** Rounded up: one means that it ends within a day. */
  | { readonly kind: 'trial'; readonly daysLeft: number }
  | { readonly kind: 'expired' }
  /** This mailbox or device has used its trial with another account. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'paid' }

/** The subscription as the single state that most screens need. */
export function trialState(state: SubscriptionState & { readonly isTrialRefused?: boolean }): TrialState {
  if (!state.isSignedIn || state.loading || state.isUnknown) return { kind: 'guest' }
  if (state.isPro) return { kind: 'paid' }
  if (state.isTrialActive) return { kind: 'trial', daysLeft: state.trialDaysRemaining }
  return { kind: state.isTrialRefused ? 'refused' : 'expired' }
}

import type { SubscriptionState } from './subscription-state.ts'

export type TrialState =
  /** Nobody is signed in, or their plan is not known yet. */
  | { readonly kind: 'guest' }
  /** Rounded up: one means that it ends within a day. */
  | { readonly kind: 'trial'; readonly daysLeft: number }
  | { readonly kind: 'expired' }
  /** This mailbox or device has had its trial with another account. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'paid' }

/** The subscription in the one word that most screens need. */
export function trialState(state: SubscriptionState & { readonly isTrialRefused?: boolean }): TrialState {
  if (!state.isSignedIn || state.loading || state.isUnknown) return { kind: 'guest' }
  if (state.isPro) return { kind: 'paid' }
  if (state.isTrialActive) return { kind: 'trial', daysLeft: state.trialDaysRemaining }
  return { kind: state.isTrialRefused ? 'refused' : 'expired' }
}

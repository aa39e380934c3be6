import type { CheckSubscriptionResponse } from '@app/contracts/payments/check-subscription'

/** The server's answer in its own field names. */
export type SubscriptionAnswer = CheckSubscriptionResponse

export type SubscriptionState = SubscriptionAnswer & {
  /** True until the first answer for the signed-in traveller. */
  readonly loading: boolean
  readonly error: string | null
  readonly isSignedIn: boolean
  /** There was never an answer about this account's plan, so the page must not claim that it has none. */
  readonly isUnknown: boolean
  /** Pays, or is the operator. */
  readonly isPro: boolean
  readonly isEnterprise: boolean
  readonly isFree: boolean
  readonly isTrialActive: boolean
  /** Rounded up: one means that it ends within a day. */
  readonly trialDaysRemaining: number
  readonly isTrialExpired: boolean
  /** A guest, or an account that never had a trial: the trial can be offered. */
  readonly isTrialOffered: boolean
}

export const FREE: SubscriptionAnswer = {
  subscribed: false,
  subscription_tier: 'free',
  subscription_end: null,
  is_trial: false,
  trial_end: null,
  trial_used: false,
  purchase: null,
  is_shared: false,
  has_portal: false,
  is_test_mode: false,
}

const DAY_MS = 86_400_000
const FREE_TIERS = ['', 'free', 'Explorer']

type Known = {
  readonly answer: SubscriptionAnswer
  readonly isSignedIn: boolean
  readonly loading: boolean
  readonly error: string | null
}

export function subscriptionState({ answer, isSignedIn, loading, error }: Known, nowMs: number): SubscriptionState {
  const { subscribed, subscription_tier: tier, is_trial, trial_end, trial_used } = answer
  const isPro = subscribed && !FREE_TIERS.includes(tier)
  const trialLeftMs = trial_end === null ? 0 : Math.max(0, Date.parse(trial_end) - nowMs)
  const isTrialActive = is_trial && trialLeftMs > 0
  const isUnknown = isSignedIn && error !== null && !subscribed && !trial_used
  return {
    ...answer,
    loading,
    error,
    isSignedIn,
    isUnknown,
    isPro,
    isEnterprise: subscribed && tier === 'Nomad Squad',
    isFree: !isPro,
    isTrialActive,
    trialDaysRemaining: is_trial ? Math.ceil(trialLeftMs / DAY_MS) : 0,
    isTrialExpired: isSignedIn && !loading && !subscribed && trial_used && tier === 'free' && !isTrialActive,
    isTrialOffered: !isSignedIn || (!loading && !isUnknown && !subscribed && !trial_used),
  }
}

/** A mailbox or device gets one trial. A refused one ends when it starts, at sign-up. */
export function wasRefused(trialEnd: string | null, signedUpAt: string | undefined): boolean {
  return Date.parse(trialEnd ?? '') - Date.parse(signedUpAt ?? '') < DAY_MS
}

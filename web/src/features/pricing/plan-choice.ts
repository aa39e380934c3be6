import { type Offer, type PaidPlan, TIER_OF } from '@app/domain/subscription'

import type { SubscriptionState } from '../../api/subscription/subscription-state.ts'
import type { Billing, PlanId } from '../../content/plans.ts'

/** What the button under a fare does for whoever looks at it. */
export type PlanChoice =
  | { readonly kind: 'account' }
  | { readonly kind: 'trial'; readonly offer: Offer }
  | { readonly kind: 'buy'; readonly offer: Offer }
  | { readonly kind: 'switch'; readonly offer: Offer; readonly way: 'upgrade' | 'downgrade' | 'period' }
  | { readonly kind: 'current' }
  | { readonly kind: 'included' }

const RANK: readonly PaidPlan[] = ['globetrotter', 'jetsetter', 'nomad-squad', 'lifetime']

type Known = Pick<
  SubscriptionState,
  'isSignedIn' | 'loading' | 'isUnknown' | 'isPro' | 'isTrialActive' | 'subscription_tier' | 'purchase' | 'is_shared'
>

export function planChoice(plan: PlanId, billing: Billing, state: Known): PlanChoice {
  const { purchase } = state
  if (plan === 'explorer') return explorer(state)
  const offer: Offer = { plan, billing: plan === 'lifetime' ? 'once' : billing }
  if (!state.isSignedIn) return { kind: 'trial', offer }
  if (!state.isPro) return { kind: 'buy', offer }
  // Somebody else pays for the seat: what is left to buy is the plan without an end.
  if (!purchase && state.is_shared && plan === 'lifetime') return { kind: 'buy', offer }
  // The operator owns everything without having bought it.
  if (!purchase || purchase.plan === 'lifetime') {
    return { kind: state.subscription_tier === TIER_OF[plan] ? 'current' : 'included' }
  }
  if (plan === 'lifetime') return { kind: 'buy', offer }
  if (purchase.plan === plan) {
    return purchase.billing === offer.billing ? { kind: 'current' } : { kind: 'switch', offer, way: 'period' }
  }
  const isUp = RANK.indexOf(plan) > RANK.indexOf(purchase.plan)
  return { kind: 'switch', offer, way: isUp ? 'upgrade' : 'downgrade' }
}

/** Every plan includes the free one; that it is all somebody has is said only when it is known. */
function explorer({ isSignedIn, loading, isUnknown, isPro, isTrialActive }: Known): PlanChoice {
  if (!isSignedIn) return { kind: 'account' }
  return { kind: loading || isUnknown || isPro || isTrialActive ? 'included' : 'current' }
}

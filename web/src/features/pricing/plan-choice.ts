import { type Offer, type PaidPlan, TIER_OF } from '@app/domain/subscription'

import type { SubscriptionState } from '../../entities/traveller/subscription/subscription-state.ts'
import type { Billing, PlanId } from './plans.ts'

/** The action of the button below a plan. */
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
  // Someone else pays for the seat: only the lifetime plan is left to buy.
  if (!purchase && state.is_shared && plan === 'lifetime') return { kind: 'buy', offer }
  // The operator has everything without a purchase.
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

/** Every plan includes the free one; it is only called the current plan when that is known. */
function explorer({ isSignedIn, loading, isUnknown, isPro, isTrialActive }: Known): PlanChoice {
  if (!isSignedIn) return { kind: 'account' }
  return { kind: loading || isUnknown || isPro || isTrialActive ? 'included' : 'current' }
}

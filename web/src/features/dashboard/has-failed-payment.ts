import type { SubscriptionState } from '../../entities/traveller/subscription/subscription-state.ts'

/** One of the traveller's own payments failed: the plan lasts only for the grace period. */
export function hasFailedPayment({ isPro, is_shared: isShared, purchase }: SubscriptionState): boolean {
  return isPro && purchase?.payment_failed === true && !isShared
}

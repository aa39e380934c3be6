import type { SubscriptionState } from '../../api/subscription/subscription-state.ts'

/** A payment of one's own that did not go through: the plan lasts only for the days of grace. */
export function hasFailedPayment({ isPro, is_shared: isShared, purchase }: SubscriptionState): boolean {
  return isPro && purchase?.payment_failed === true && !isShared
}

export {
  type Billing,
  discounted,
  type Offer,
  offerName,
  type PaidPlan,
  priceOf,
  readOffer,
  SQUAD_SIZE,
  TIER_OF,
} from './plans.ts'
export { givesAccess, isUnlimited, type Purchase, type Subscription, subscriptionOf } from './subscription.ts'

/** The rights of an account, from its purchases and the end of its trial. The rules of the specification, section 4. */
import { type Billing, type PaidPlan, TIER_OF } from './plans.ts'

/** As the payment provider reports it now. */
export type Purchase = {
  readonly plan: PaidPlan
  readonly billing: Billing
  readonly status: 'active' | 'past_due' | 'pending' | 'ended' | 'refunded'
  /** Paid until; null for a one-time purchase. */
  readonly periodEndMs: number | null
  /** Access until this time in spite of a failed payment. */
  readonly graceUntilMs: number | null
  readonly cancelsAtEnd: boolean
}

export type Tier = 'free' | (typeof TIER_OF)[PaidPlan] | 'admin_unlimited'

export type Subscription = {
  readonly subscribed: boolean
  readonly tier: Tier
  readonly endMs: number | null
  readonly isTrial: boolean
  readonly trialEndMs: number | null
  readonly trialUsed: boolean
  /** The traveller's own purchase. */
  readonly purchase: Purchase | null
  /** The tier comes from a seat that another account pays for. */
  readonly isShared: boolean
}

type Facts = {
  readonly purchases: readonly Purchase[]
  /** The purchases of their squad's payer. */
  readonly shared?: readonly Purchase[]
  /** Null: there was no trial. A refused one ends when it begins. */
  readonly trialEndMs: number | null
  readonly isAdmin: boolean
}

/** In ascending order. */
const RANK: readonly PaidPlan[] = ['globetrotter', 'jetsetter', 'nomad-squad', 'lifetime']

/** The plan whose seats can be given to others. */
const SHAREABLE: PaidPlan = 'nomad-squad'

export function subscriptionOf({ purchases, shared = [], trialEndMs, isAdmin }: Facts, nowMs: number): Subscription {
  const trial = { trialEndMs, trialUsed: trialEndMs !== null }
  const none = { endMs: null, isTrial: false, isShared: false, purchase: null }
  if (isAdmin) return { ...trial, ...none, subscribed: true, tier: 'admin_unlimited' }
  const purchase = bestOf(purchases, nowMs)
  const lent = bestOf(
    shared.filter(({ plan }) => plan === SHAREABLE),
    nowMs,
  )
  const isShared = lent !== null && (purchase === null || RANK.indexOf(purchase.plan) < RANK.indexOf(lent.plan))
  const counting = isShared ? lent : purchase
  if (!counting) {
    const isTrial = trialEndMs !== null && nowMs < trialEndMs
    return { ...trial, ...none, subscribed: false, tier: 'free', isTrial }
  }
  const endMs = accessEndMs(counting)
  return {
    ...trial,
    subscribed: true,
    tier: TIER_OF[counting.plan],
    endMs: Number.isFinite(endMs) ? endMs : null,
    isTrial: false,
    isShared,
    purchase,
  }
}

function bestOf(purchases: readonly Purchase[], nowMs: number): Purchase | null {
  const [best] = purchases
    .filter((each) => givesAccess(each, nowMs))
    .toSorted((a, b) => RANK.indexOf(b.plan) - RANK.indexOf(a.plan) || accessEndMs(b) - accessEndMs(a))
  return best ?? null
}

/** A renewal may be reported up to a day late before access ends. */
const LATE_NEWS_MS = 86_400_000

export function givesAccess(purchase: Purchase, nowMs: number): boolean {
  if (purchase.status === 'past_due') return nowMs < accessEndMs(purchase)
  if (purchase.status !== 'active') return false
  return nowMs < accessEndMs(purchase) + (purchase.cancelsAtEnd ? 0 : LATE_NEWS_MS)
}

function accessEndMs({ status, periodEndMs, graceUntilMs }: Purchase): number {
  if (status === 'past_due') return graceUntilMs ?? 0
  return periodEndMs ?? Number.POSITIVE_INFINITY
}

/** No daily limits. */
export function isUnlimited({ subscribed, isTrial }: Pick<Subscription, 'subscribed' | 'isTrial'>): boolean {
  return subscribed || isTrial
}

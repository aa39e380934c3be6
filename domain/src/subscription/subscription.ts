/** What an account may use, out of what it bought and when its trial ends. The rules of the specification, section 4. */
import { type Billing, type PaidPlan, TIER_OF } from './plans.ts'

/** As the payment provider has it now. */
export type Purchase = {
  readonly plan: PaidPlan
  readonly billing: Billing
  readonly status: 'active' | 'past_due' | 'pending' | 'ended' | 'refunded'
  /** Paid until; null for what is paid once. */
  readonly periodEndMs: number | null
  /** Access in spite of a failed payment, until then. */
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
  /** What they pay for themselves. */
  readonly purchase: Purchase | null
  /** The tier comes from the seat that somebody else pays for. */
  readonly isShared: boolean
}

type Facts = {
  readonly purchases: readonly Purchase[]
  /** What the payer of their squad bought. */
  readonly shared?: readonly Purchase[]
  /** Null: no trial was ever begun. One that was refused ended when it began. */
  readonly trialEndMs: number | null
  readonly isAdmin: boolean
}

/** From the least to the most. */
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

/** A provider that has not told us of the renewal yet is given a day before anybody loses what they paid for. */
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

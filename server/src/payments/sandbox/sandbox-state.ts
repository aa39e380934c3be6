import { type Offer, priceOf } from '@app/domain/subscription'

import { GRACE_MS, type ProviderPurchase } from '../payments.ts'

export type SandboxCustomer = { readonly email: string; readonly userId: string | null }

export type SandboxCheckout = {
  readonly offer: Offer
  readonly customerId: string | null
  readonly percentOff: number | null
  readonly successUrl: string
  readonly cancelUrl: string
  readonly status: 'open' | 'complete' | 'expired'
}

export type SandboxSubscription = {
  readonly offer: Offer
  readonly startedAtMs: number
  readonly periodEndMs: number | null
  readonly failedAtMs: number | null
  readonly cancelsAtEnd: boolean
  readonly isRefunded: boolean
  readonly isEnded?: boolean
}

const DAY_MS = 86_400_000
const PERIOD_MS = { monthly: 30 * DAY_MS, yearly: 365 * DAY_MS, once: 0 } as const

export function newSubscription(offer: Offer, nowMs: number): SandboxSubscription {
  const periodEndMs = offer.billing === 'once' ? null : nowMs + PERIOD_MS[offer.billing]
  return { offer, startedAtMs: nowMs, periodEndMs, failedAtMs: null, cancelsAtEnd: false, isRefunded: false }
}

/** The state of a purchase at this moment: periods renew automatically unless a payment failed or it was cancelled. */
export function purchaseAt(id: string, kept: SandboxSubscription, nowMs: number): ProviderPurchase {
  const { offer, startedAtMs, failedAtMs, cancelsAtEnd, isRefunded } = kept
  const isOver = kept.isEnded || (cancelsAtEnd && kept.periodEndMs !== null && kept.periodEndMs <= nowMs)
  const isLost = failedAtMs !== null && failedAtMs + GRACE_MS <= nowMs
  const status = isRefunded ? 'refunded' : isOver || isLost ? 'ended' : failedAtMs === null ? 'active' : 'past_due'
  return {
    ...offer,
    id,
    status,
    startedAtMs,
    periodEndMs: status === 'active' && !cancelsAtEnd ? renewed(kept, nowMs) : kept.periodEndMs,
    graceUntilMs: status === 'past_due' && failedAtMs !== null ? failedAtMs + GRACE_MS : null,
    cancelsAtEnd,
    amount: priceOf(offer),
  }
}

function renewed({ offer, periodEndMs }: SandboxSubscription, nowMs: number): number | null {
  if (periodEndMs === null || periodEndMs > nowMs) return periodEndMs
  const periodMs = PERIOD_MS[offer.billing]
  return periodEndMs + Math.ceil((nowMs - periodEndMs + 1) / periodMs) * periodMs
}

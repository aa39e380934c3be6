import type { Money } from '@app/domain/kernel'
import type { Offer, Purchase } from '@app/domain/subscription'

export type ProviderPurchase = Purchase & {
  /** The provider's id of the subscription, or of the checkout of something paid once. */
  readonly id: string
  readonly startedAtMs: number
  readonly amount: Money
}

/** Everything a customer has with us, as the provider has it at this moment. */
export type CustomerState = {
  readonly email: string | null
  /** The account we made the customer for; null for somebody who paid without one. */
  readonly userId: string | null
  readonly purchases: readonly ProviderPurchase[]
}

export type CheckoutWish = {
  readonly offer: Offer
  /** Null: the provider asks for the address, and the account comes after. */
  readonly customerId: string | null
  readonly percentOff: number | null
  readonly successUrl: string
  readonly cancelUrl: string
}

/** What an event is good for: it says whom to look at. What it tells of them is never believed. */
export type PaymentEvent = {
  readonly id: string
  readonly type: string
  readonly customerId: string | null
  readonly checkout: { readonly id: string; readonly outcome: 'complete' | 'expired' } | null
}

export type LookedCheckout = {
  readonly customerId: string
  /** Gone through to its end. What is paid from a bank account may arrive days after that. */
  readonly isComplete: boolean
  readonly isPaid: boolean
}

/** A payment provider. The sandbox and Stripe are two of them, and nothing behind this type knows which. */
export type Payments = {
  readonly name: 'stripe' | 'sandbox'
  /** The same customer for the same account, however many ask at once. */
  createCustomer(account: { readonly userId: string; readonly email: string }): Promise<string>
  createCheckout(wish: CheckoutWish): Promise<{ readonly id: string; readonly url: string }>
  /** False when it is too late: it has been paid. */
  expireCheckout(id: string): Promise<boolean>
  /** Whose checkout it is and what became of it; null when there is none, or nobody's yet. */
  readCheckout(id: string): Promise<LookedCheckout | null>
  openPortal(customerId: string, returnUrl: string): Promise<string>
  switchPlan(purchaseId: string, offer: Offer): Promise<void>
  setCancelling(purchaseId: string, isCancelling: boolean): Promise<void>
  /** At once, and it renews no more. One that has ended already is as good. */
  endPurchase(purchaseId: string): Promise<void>
  /** Gives the last payment back in full and ends what it paid for. Once: a second time changes nothing. */
  refundPurchase(purchaseId: string): Promise<void>
  /** Null when there is no such customer, or none any more. */
  readCustomer(customerId: string): Promise<CustomerState | null>
  /** Who checked out since then, for what no event has told us of. */
  recentCustomers(sinceMs: number): Promise<readonly string[]>
  /** Ends everything they pay for, at once. */
  forgetCustomer(customerId: string): Promise<void>
  /** Throws `webhook_refused` for what the provider has not signed within the last five minutes. */
  readEvent(body: string, signature: string | null, nowMs: number): Promise<PaymentEvent>
}

/** How long somebody keeps their plan after a payment failed. */
export const GRACE_MS = 7 * 86_400_000

import type { Money } from '@app/domain/kernel'
import type { Offer, Purchase } from '@app/domain/subscription'

export type ProviderPurchase = Purchase & {
  /** The provider's id of the subscription, or of the checkout of a one-time purchase. */
  readonly id: string
  readonly startedAtMs: number
  readonly amount: Money
}

/** All purchases of a customer, as the provider has them now. */
export type CustomerState = {
  readonly email: string | null
  /** The account of the customer; null for a buyer without one. */
  readonly userId: string | null
  readonly purchases: readonly ProviderPurchase[]
}

export type CheckoutWish = {
  readonly offer: Offer
  /** Null: the provider asks for the address, and the account is created afterwards. */
  readonly customerId: string | null
  readonly percentOff: number | null
  readonly successUrl: string
  readonly cancelUrl: string
}

/** An event only says which customer to read again; its own data is never trusted. */
export type PaymentEvent = {
  readonly id: string
  readonly type: string
  readonly customerId: string | null
  readonly checkout: { readonly id: string; readonly outcome: 'complete' | 'expired' } | null
}

export type LookedCheckout = {
  readonly customerId: string
  /** Completed by the traveller. A bank payment may arrive days later. */
  readonly isComplete: boolean
  readonly isPaid: boolean
}

/** A payment provider, the sandbox or Stripe. Code behind this type does not know which. */
export type Payments = {
  readonly name: 'stripe' | 'sandbox'
  /** Returns the same customer for the same account, also for concurrent calls. */
  createCustomer(account: { readonly userId: string; readonly email: string }): Promise<string>
  createCheckout(wish: CheckoutWish): Promise<{ readonly id: string; readonly url: string }>
  /** False when it is already paid. */
  expireCheckout(id: string): Promise<boolean>
  /** The customer and state of a checkout; null when it does not exist or has no customer yet. */
  readCheckout(id: string): Promise<LookedCheckout | null>
  openPortal(customerId: string, returnUrl: string): Promise<string>
  switchPlan(purchaseId: string, offer: Offer): Promise<void>
  setCancelling(purchaseId: string, isCancelling: boolean): Promise<void>
  /** Ends it at once, without renewal. One that has already ended counts as success. */
  endPurchase(purchaseId: string): Promise<void>
  /** Refunds the last payment in full and ends its purchase. A second call changes nothing. */
  refundPurchase(purchaseId: string): Promise<void>
  /** Null when the customer does not exist or was deleted. */
  readCustomer(customerId: string): Promise<CustomerState | null>
  /** Customers of recent checkouts, for events that were never delivered. */
  recentCustomers(sinceMs: number): Promise<readonly string[]>
  /** Ends all purchases of the customer, at once. */
  forgetCustomer(customerId: string): Promise<void>
  /** Throws `webhook_refused` for events that the provider has not signed within the last five minutes. */
  readEvent(body: string, signature: string | null, nowMs: number): Promise<PaymentEvent>
}

/** The grace period of a plan after a failed payment. */
export const GRACE_MS = 7 * 86_400_000

import { type Offer, readOffer } from '@app/domain/subscription'
import type Stripe from 'stripe'

import { type CustomerState, GRACE_MS, type ProviderPurchase } from '../payments.ts'

/** The plan follows from the price, which only we create: not from the client, and not from edits in the dashboard. */
export async function readStripeCustomer(stripe: Stripe, customerId: string): Promise<CustomerState | null> {
  const customer = await stripe.customers.retrieve(customerId).catch((error: unknown) => {
    if ((error as { code?: string }).code === 'resource_missing') return null
    throw error
  })
  if (!customer || customer.deleted) return null
  const purchases: ProviderPurchase[] = []
  const subscriptions = stripe.subscriptions.list({
    customer: customerId,
    status: 'all',
    limit: 100,
    expand: ['data.latest_invoice.payments'],
  })
  for await (const subscription of subscriptions) {
    const purchase = await toPurchase(stripe, subscription)
    if (purchase) purchases.push(purchase)
  }
  const sessions = stripe.checkout.sessions.list({
    customer: customerId,
    limit: 100,
    expand: ['data.payment_intent.latest_charge'],
  })
  for await (const session of sessions) {
    const purchase = toOwned(session)
    if (purchase) purchases.push(purchase)
  }
  const userId = customer.metadata['user_id'] ?? null
  return { email: customer.email, userId, purchases }
}

const STATUS: Readonly<Record<string, ProviderPurchase['status']>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  incomplete: 'pending',
}

async function toPurchase(stripe: Stripe, subscription: Stripe.Subscription): Promise<ProviderPurchase | null> {
  const item = subscription.items.data[0]
  const offer = item && offerOf(item.price.metadata)
  if (!item || !offer) return null
  const status = STATUS[subscription.status] ?? 'ended'
  const isPaid = status === 'active' || status === 'past_due'
  return {
    ...offer,
    id: subscription.id,
    status:
      isPaid && (await isMoneyBack(stripe, subscription)) ? 'refunded' : isOnItsWay(subscription) ? 'pending' : status,
    startedAtMs: subscription.start_date * 1000,
    periodEndMs: item.current_period_end * 1000,
    // A renewal fails at the start of the unpaid period.
    graceUntilMs: status === 'past_due' ? item.current_period_start * 1000 + GRACE_MS : null,
    // With flexible billing the provider's own pages set the date instead.
    cancelsAtEnd: subscription.cancel_at_period_end || Boolean(subscription.cancel_at),
    amount: { minorUnits: item.price.unit_amount ?? 0, currency: item.price.currency.toUpperCase() },
  }
}

function offerOf(metadata: Stripe.Metadata): Offer | null {
  const { sojourn_plan: plan, sojourn_billing: billing } = metadata
  if (!plan || !billing) return null
  return readOffer(billing === 'once' ? plan : `${plan}-${billing}`)
}

/**
 * Stripe calls a plan active while its first payment is still pending at a bank. A plan starts only when it is paid.
 */
function isOnItsWay({ status, latest_invoice: invoice }: Stripe.Subscription): boolean {
  if (status !== 'active' || !invoice || typeof invoice === 'string') return false
  return invoice.status === 'open' && invoice.billing_reason === 'subscription_create'
}

/** The last payment was refunded in full, or charged back: its purchase ends. */
async function isMoneyBack(stripe: Stripe, { latest_invoice: invoice }: Stripe.Subscription): Promise<boolean> {
  if (!invoice || typeof invoice === 'string') return false
  const paid = invoice.payments?.data[0]?.payment.payment_intent
  const id = typeof paid === 'string' ? paid : paid?.id
  if (!id) return false
  return isGivenBack(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }))
}

function isGivenBack({ latest_charge: charge }: Stripe.PaymentIntent): boolean {
  return charge !== null && typeof charge !== 'string' && (charge.refunded || charge.disputed)
}

/** A one-time purchase has no subscription: the checkout itself is the proof. */
function toOwned(session: Stripe.Checkout.Session): ProviderPurchase | null {
  const offer = session.mode === 'payment' && session.metadata ? offerOf(session.metadata) : null
  if (!offer || session.status !== 'complete') return null
  const { payment_intent: intent } = session
  const isBack = intent !== null && typeof intent !== 'string' && isGivenBack(intent)
  return {
    ...offer,
    id: session.id,
    status: isBack ? 'refunded' : session.payment_status === 'paid' ? 'active' : 'pending',
    startedAtMs: session.created * 1000,
    periodEndMs: null,
    graceUntilMs: null,
    cancelsAtEnd: false,
    amount: { minorUnits: session.amount_total ?? 0, currency: (session.currency ?? 'usd').toUpperCase() },
  }
}

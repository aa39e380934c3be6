import { createHash } from 'node:crypto'

import type { Offer } from '@app/domain/subscription'
import type Stripe from 'stripe'

import { AppError } from '../../errors/app-error.ts'
import type { CheckoutWish, LookedCheckout, Payments } from '../payments.ts'
import { readSignedEvent } from '../read-signed-event.ts'
import { createCatalogue } from './catalogue.ts'
import { readStripeCustomer } from './read-stripe-customer.ts'
import { refundStripePurchase } from './refund-stripe-purchase.ts'

export type StripeOptions = {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Replaces Stripe's own address, for tests. */
  readonly api?: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' }
}

const TIMEOUT_MS = 10_000

/** Stripe, by its official client. The client is loaded with the first payment. */
export function createStripePayments({ secretKey, webhookSecret, api }: StripeOptions): Payments {
  let loading: Promise<Stripe> | undefined
  const client = (): Promise<Stripe> => {
    loading ??= import('stripe').then(
      ({ default: StripeClient }) =>
        new StripeClient(secretKey, { timeout: TIMEOUT_MS, maxNetworkRetries: 2, telemetry: false, ...api }),
    )
    return loading
  }
  const catalogue = createCatalogue(client)
  return {
    name: 'stripe',
    createCustomer: (account) => asked(async () => createCustomer(await client(), account)),
    createCheckout: (wish) => asked(() => createSession(client, catalogue, wish)),
    expireCheckout: (id) => asked(() => expireSession(client, id)),
    readCheckout: (id) => asked(async () => readSession(await client(), id)),
    openPortal: (customer, return_url) =>
      asked(async () => (await (await client()).billingPortal.sessions.create({ customer, return_url })).url),
    switchPlan: (id, offer) => asked(() => switchPlan(client, catalogue, id, offer)),
    setCancelling: (id, isCancelling) => asked(async () => setCancelling(await client(), id, isCancelling)),
    endPurchase: (id) => asked(async () => end(await client(), id)),
    refundPurchase: (id) => asked(async () => refundStripePurchase(await client(), id)),
    readCustomer: (id) => asked(async () => readStripeCustomer(await client(), id)),
    recentCustomers: (sinceMs) => asked(async () => recentCustomers(await client(), sinceMs)),
    forgetCustomer: (id) => asked(async () => forget(await client(), id)),
    readEvent: (body, signature, nowMs) => readSignedEvent(body, signature, webhookSecret, nowMs),
  }
}

/** Stripe's message goes to the log only; the traveller learns that nothing was charged. */
async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError) throw error
    // 402: Stripe answered, and the payment failed.
    if ((error as { statusCode?: number }).statusCode === 402) throw new AppError('payment_declined')
    throw Object.assign(new AppError('payment_provider_failed'), { cause: error })
  }
}

type Account = { readonly userId: string; readonly email: string }

/** Stripe answers a second request under the same key with the customer of the first. */
async function createCustomer(stripe: Stripe, { userId, email }: Account): Promise<string> {
  const ofEmail = createHash('sha256').update(email).digest('hex').slice(0, 16)
  const customer = { email, metadata: { user_id: userId } }
  return (await stripe.customers.create(customer, { idempotencyKey: `customer-${userId}-${ofEmail}` })).id
}

type Client = () => Promise<Stripe>
type Catalogue = ReturnType<typeof createCatalogue>

async function createSession(client: Client, catalogue: Catalogue, wish: CheckoutWish) {
  const { offer, customerId, percentOff, successUrl, cancelUrl } = wish
  const isOnce = offer.billing === 'once'
  const metadata = { sojourn_plan: offer.plan, sojourn_billing: offer.billing }
  const session = await (
    await client()
  ).checkout.sessions.create({
    mode: isOnce ? 'payment' : 'subscription',
    line_items: [{ price: await catalogue.priceOf(offer), quantity: 1 }],
    success_url: successUrl,
    cancel_url: cancelUrl,
    metadata,
    ...(isOnce ? {} : { subscription_data: { metadata } }),
    ...(customerId ? { customer: customerId } : isOnce ? { customer_creation: 'always' as const } : {}),
    ...(percentOff === null ? {} : { discounts: [{ coupon: await catalogue.couponFor(percentOff) }] }),
  })
  return { id: session.id, url: session.url ?? '' }
}

async function expireSession(client: Client, id: string): Promise<boolean> {
  const stripe = await client()
  const { status } = await stripe.checkout.sessions.retrieve(id)
  if (status === 'complete') return false
  if (status === 'open') await stripe.checkout.sessions.expire(id)
  return true
}

async function readSession(stripe: Stripe, id: string): Promise<LookedCheckout | null> {
  const session = await stripe.checkout.sessions.retrieve(id).catch(ifMissing)
  const customer = session?.customer
  const customerId = typeof customer === 'string' ? customer : customer?.id
  if (!session || !customerId) return null
  const isComplete = session.status === 'complete'
  return { customerId, isComplete, isPaid: isComplete && session.payment_status !== 'unpaid' }
}

/**
 * At once; the prepaid amount of the old plan is credited. When the difference cannot be paid the old plan stays: a
 * plan starts only when it is paid.
 */
async function switchPlan(client: Client, catalogue: Catalogue, id: string, offer: Offer): Promise<void> {
  const stripe = await client()
  const kept = await stripe.subscriptions.retrieve(id)
  await stripe.subscriptions.update(id, {
    items: [{ id: kept.items.data[0]?.id ?? '', price: await catalogue.priceOf(offer) }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'error_if_incomplete',
    ...withoutEnd(kept),
    metadata: { sojourn_plan: offer.plan, sojourn_billing: offer.billing },
  })
}

async function setCancelling(stripe: Stripe, id: string, isCancelling: boolean): Promise<void> {
  const wish = isCancelling ? { cancel_at_period_end: true } : withoutEnd(await stripe.subscriptions.retrieve(id))
  await stripe.subscriptions.update(id, wish)
}

/**
 * Stripe's own pages may have set a date instead of the end of the period, and only the field that was set can be
 * reset.
 */
function withoutEnd({ cancel_at: day, cancel_at_period_end: isAtEnd }: Stripe.Subscription) {
  return day && !isAtEnd ? { cancel_at: '' as const } : { cancel_at_period_end: false }
}

async function recentCustomers(stripe: Stripe, sinceMs: number): Promise<readonly string[]> {
  const found = new Set<string>()
  const sessions = stripe.checkout.sessions.list({ created: { gte: Math.floor(sinceMs / 1000) }, limit: 100 })
  for await (const { customer, metadata } of sessions) {
    const id = typeof customer === 'string' ? customer : customer?.id
    if (id && metadata?.['sojourn_plan']) found.add(id)
  }
  return [...found]
}

/** Deleting a customer ends their subscriptions at once. An already deleted one counts as success. */
async function forget(stripe: Stripe, id: string): Promise<void> {
  await stripe.customers.del(id).catch(ifMissing)
}

async function end(stripe: Stripe, id: string): Promise<void> {
  await stripe.subscriptions.cancel(id).catch(ifMissing)
}

function ifMissing(error: unknown): null {
  if ((error as { code?: string }).code !== 'resource_missing') throw error
  return null
}

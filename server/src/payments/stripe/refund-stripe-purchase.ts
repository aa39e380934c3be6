import type Stripe from 'stripe'

import { AppError } from '../../errors/app-error.ts'

const CHECKOUT = /^cs_/

/** A renewing plan ends with its refund: Stripe itself would continue charging. */
export async function refundStripePurchase(stripe: Stripe, id: string): Promise<void> {
  const isOnce = CHECKOUT.test(id)
  const payment_intent = isOnce ? await paymentOfCheckout(stripe, id) : await lastPaymentOf(stripe, id)
  if (!payment_intent) throw new AppError('nothing_to_refund')
  await stripe.refunds
    .create({ payment_intent }, { idempotencyKey: `refund-${payment_intent}` })
    .catch(unless('charge_already_refunded'))
  if (!isOnce) await stripe.subscriptions.cancel(id).catch(unless('resource_missing'))
}

async function paymentOfCheckout(stripe: Stripe, id: string): Promise<string | undefined> {
  return idOf((await stripe.checkout.sessions.retrieve(id)).payment_intent)
}

async function lastPaymentOf(stripe: Stripe, id: string): Promise<string | undefined> {
  const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.payments'] })
  if (!invoice || typeof invoice === 'string') return undefined
  return idOf(invoice.payments?.data[0]?.payment.payment_intent ?? null)
}

function idOf(intent: string | Stripe.PaymentIntent | null): string | undefined {
  return typeof intent === 'string' ? intent : intent?.id
}

/** A purchase already refunded or ended counts as success. */
function unless(expected: string): (error: unknown) => void {
  return (error) => {
    if ((error as { code?: string }).code !== expected) throw error
  }
}

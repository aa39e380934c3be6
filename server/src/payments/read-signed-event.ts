import { AppError } from '../errors/app-error.ts'
import type { PaymentEvent } from './payments.ts'

/** Section "Verify webhook signatures" of Stripe's documentation: older than five minutes is a replay. */
const TOLERANCE_SECONDS = 300

type Body = {
  readonly id: string
  readonly type: string
  readonly data: { readonly object: { readonly object?: string; readonly id?: string; readonly customer?: unknown } }
}

const CHECKOUTS: Readonly<Record<string, 'complete' | 'expired'>> = {
  'checkout.session.completed': 'complete',
  'checkout.session.async_payment_succeeded': 'complete',
  'checkout.session.expired': 'expired',
}

/** The exact bytes of the body: the signature would not match a re-serialised one. */
export async function readSignedEvent(
  body: string,
  signature: string | null,
  secret: string,
  nowMs: number,
): Promise<PaymentEvent> {
  const { default: Stripe } = await import('stripe')
  try {
    const event = Stripe.webhooks.constructEvent(body, signature ?? '', secret, TOLERANCE_SECONDS, undefined, nowMs)
    return toEvent(event as unknown as Body)
  } catch {
    throw new AppError('webhook_refused')
  }
}

function toEvent({ id, type, data: { object } }: Body): PaymentEvent {
  const outcome = CHECKOUTS[type]
  const customer = object.object === 'customer' ? object.id : object.customer
  return {
    id,
    type,
    customerId: typeof customer === 'string' ? customer : ((customer as { id?: string } | null)?.id ?? null),
    checkout: outcome && object.id ? { id: object.id, outcome } : null,
  }
}

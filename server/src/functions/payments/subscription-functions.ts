import {
  changeSubscriptionContract,
  type ChangeSubscriptionRequest,
  customerPortalContract,
  type UrlResponse,
} from '@app/contracts/payments/payments'
import { readOffer } from '@app/domain/subscription'
import { z } from 'zod'

import { AppError } from '../../errors/app-error.ts'
import { findSubscription, type OwnPurchase } from '../../payments/find-subscription.ts'
import { findCustomer } from '../../payments/own-customer.ts'
import type { Payments } from '../../payments/payments.ts'
import { receiveEvent } from '../../payments/receive-event.ts'
import { findRenewing } from '../../payments/renewing-purchases.ts'
import { syncAccount, type SyncDeps } from '../../payments/sync-customer.ts'
import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

type Deps = SyncDeps & { readonly now: () => number }

/** Upgrade, downgrade, cancel or resume. The result is read from the provider, not assumed. */
export function createChangeSubscriptionFunction(deps: Deps): ServerFunction {
  const { db, payments, now } = deps
  return defineFunction({
    kind: 'reading',
    name: changeSubscriptionContract.name,
    access: 'user',
    input: changeSubscriptionContract.request,
    maxBodyBytes: 2_000,
    timeoutMs: 30_000,
    limit: { points: 30, seconds: 60 },
    async handle(_request, { input, caller }) {
      const userId = caller.userId ?? ''
      const purchase = (await findSubscription(db, payments.name, userId, now()))?.purchase
      if (!purchase || purchase.billing === 'once') throw new AppError('no_subscription')
      if (input.action === 'cancel') {
        // All plans: a traveller who cancels must not go on paying for a second one.
        for (const { id } of await findRenewing(db, payments.name, userId)) await payments.setCancelling(id, true)
      } else await change(payments, purchase, input)
      await syncAccount(deps, userId)
      return Response.json({ changed: true })
    },
  })
}

type Kept = Exclude<ChangeSubscriptionRequest, { readonly action: 'cancel' }>

async function change(payments: Payments, purchase: OwnPurchase, wish: Kept): Promise<void> {
  if (wish.action === 'resume') return payments.setCancelling(purchase.id, false)
  const offer = readOffer(wish.plan)
  if (!offer || offer.billing === 'once') throw new AppError('plan_unknown')
  const isSame = offer.plan === purchase.plan && offer.billing === purchase.billing
  if (isSame) throw new AppError('plan_owned')
  await payments.switchPlan(purchase.id, offer)
}

type PortalDeps = Pick<Platform, 'db' | 'settings' | 'payments' | 'accounts' | 'log'>

export function createCustomerPortalFunction(deps: PortalDeps): ServerFunction {
  const { db, settings, payments } = deps
  return defineFunction({
    kind: 'reading',
    name: customerPortalContract.name,
    access: 'user',
    input: customerPortalContract.request,
    maxBodyBytes: 1_000,
    timeoutMs: 30_000,
    limit: { points: 30, seconds: 60 },
    async handle(_request, { caller }) {
      // A provider's portal shows one customer, so only one of several plans may be left by then.
      await syncAccount(deps, caller.userId ?? '')
      const customerId = await findCustomer(db, payments, caller.userId ?? '')
      if (!customerId) throw new AppError('no_customer')
      const url = await payments.openPortal(customerId, `${settings.publicUrl}/pricing`)
      return Response.json({ url } satisfies UrlResponse)
    },
  })
}

/** Receives the events of the payment provider, Stripe or the sandbox. */
export function createStripeWebhookFunction(deps: SyncDeps & { readonly now: () => number }): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: 'stripe-webhook',
    access: 'public',
    input: z.instanceof(Uint8Array),
    inputKind: 'bytes',
    maxBodyBytes: 1_000_000,
    timeoutMs: 30_000,
    limit: { points: 3_000, seconds: 60, counted: 'here' },
    async handle(request, { input }) {
      const signature = request.headers.get('stripe-signature')
      const event = await deps.payments.readEvent(Buffer.from(input).toString('utf8'), signature, deps.now())
      const outcome = await receiveEvent(deps, event)
      return Response.json({ received: true, outcome })
    },
  })
}

import { changeSubscriptionContract, type ChangeSubscriptionRequest } from '@app/contracts/payments'
import { readOffer } from '@app/domain/subscription'

import { AppError } from '../../errors/app-error.ts'
import { findSubscription, type OwnPurchase } from '../../payments/find-subscription.ts'
import { findCustomer } from '../../payments/own-customer.ts'
import type { Payments } from '../../payments/payments.ts'
import { syncCustomer, type SyncDeps } from '../../payments/sync-customer.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

type Deps = SyncDeps & { readonly now: () => number }

/** Up, down, out and back in, in one step each. What it led to is read from the provider, not assumed. */
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
      const purchase = (await findSubscription(db, userId, now()))?.purchase
      const customerId = await findCustomer(db, payments, userId)
      if (!purchase || purchase.billing === 'once' || !customerId) throw new AppError('no_subscription')
      await change(payments, purchase, input)
      await syncCustomer(deps, customerId)
      return Response.json({ changed: true })
    },
  })
}

async function change(payments: Payments, purchase: OwnPurchase, wish: ChangeSubscriptionRequest): Promise<void> {
  if (wish.action !== 'switch') return payments.setCancelling(purchase.id, wish.action === 'cancel')
  const offer = readOffer(wish.plan)
  if (!offer || offer.billing === 'once') throw new AppError('plan_unknown')
  const isSame = offer.plan === purchase.plan && offer.billing === purchase.billing
  if (isSame) throw new AppError('plan_owned')
  await payments.switchPlan(purchase.id, offer)
}

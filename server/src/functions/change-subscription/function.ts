import { changeSubscriptionContract, type ChangeSubscriptionRequest } from '@app/contracts/payments'
import { readOffer } from '@app/domain/subscription'

import { AppError } from '../../errors/app-error.ts'
import { findSubscription, type OwnPurchase } from '../../payments/find-subscription.ts'
import type { Payments } from '../../payments/payments.ts'
import { findRenewing } from '../../payments/renewing-purchases.ts'
import { syncAccount, type SyncDeps } from '../../payments/sync-customer.ts'
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
      const purchase = (await findSubscription(db, payments.name, userId, now()))?.purchase
      if (!purchase || purchase.billing === 'once') throw new AppError('no_subscription')
      if (input.action === 'cancel') {
        // All of them: whoever leaves must not go on paying for a second plan.
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

import { checkoutOutcomeContract } from '@app/contracts/payments'

import { lookAtCheckout } from '../../payments/look-at-checkout.ts'
import type { SyncDeps } from '../../payments/sync-customer.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

/** Says only whether it was paid. What it paid for goes to the mailbox of whoever did. */
export function createCheckoutOutcomeFunction(deps: SyncDeps): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: checkoutOutcomeContract.name,
    access: 'public',
    input: checkoutOutcomeContract.request,
    maxBodyBytes: 1_000,
    timeoutMs: 30_000,
    // Each asks the provider, who counts too.
    limit: { points: 40, seconds: 60 },
    async handle(_request, { input }) {
      return Response.json({ isPaid: await lookAtCheckout(deps, input.session_id) })
    },
  })
}

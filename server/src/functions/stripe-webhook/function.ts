import { z } from 'zod'

import { receiveEvent } from '../../payments/receive-event.ts'
import type { SyncDeps } from '../../payments/sync-customer.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

/** Where the payment provider tells us that something happened, be it Stripe or the sandbox. */
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

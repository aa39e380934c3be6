import {
  createCheckoutContract,
  type UrlResponse,
  checkoutOutcomeContract,
  claimDiscountContract,
  type ClaimDiscountResponse,
} from '@app/contracts/payments/payments'

import { AppError } from '../../errors/app-error.ts'
import { readDiscount } from '../../payments/discounts.ts'
import { readCheckoutOutcome } from '../../payments/read-checkout-outcome.ts'
import type { SyncDeps } from '../../payments/sync-customer.ts'
import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'
import { startCheckout } from './start-checkout.ts'

type Deps = Pick<Platform, 'db' | 'now' | 'settings' | 'payments' | 'accounts' | 'log'>

export function createCreateCheckoutFunction({ now, settings, ...deps }: Deps): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: createCheckoutContract.name,
    access: 'public',
    input: createCheckoutContract.request,
    maxBodyBytes: 4_000,
    timeoutMs: 30_000,
    limit: { points: 30, seconds: 60 },
    async handle(_request, { input, caller }) {
      const { plan, isGuest, discount_token: discountToken } = input
      const { userId } = caller
      if (userId === null && !isGuest) throw new AppError('not_signed_in')
      const wish = { plan, userId, discountToken: discountToken ?? null, nowMs: now() }
      const url = await startCheckout({ ...deps, publicUrl: settings.publicUrl }, wish)
      return Response.json({ url } satisfies UrlResponse)
    },
  })
}

/** Says only whether it was paid. The buyer gets the purchase itself by mail. */
export function createCheckoutOutcomeFunction(deps: SyncDeps): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: checkoutOutcomeContract.name,
    access: 'public',
    input: checkoutOutcomeContract.request,
    maxBodyBytes: 1_000,
    timeoutMs: 30_000,
    // Each call asks the payment provider, which has a rate limit too.
    limit: { points: 40, seconds: 60 },
    async handle(_request, { input }) {
      return Response.json({ isPaid: await readCheckoutOutcome(deps, input.session_id) })
    },
  })
}

/** The state of a discount link. Reading it does not use it up. */
export function createClaimDiscountFunction({
  db,
  now,
  payments,
}: Pick<Platform, 'db' | 'now' | 'payments'>): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: claimDiscountContract.name,
    access: 'public',
    input: claimDiscountContract.request,
    maxBodyBytes: 1_000,
    limit: { points: 30, seconds: 60 },
    async handle(_request, { input, caller }) {
      const { state, discount } = await readDiscount(db, payments.name, input.token, caller.userId, now())
      const isOpen = state === 'valid' || state === 'sign-in'
      const answer: ClaimDiscountResponse = {
        state,
        percentOff: isOpen && discount ? discount.percentOff : null,
        expiresAt: isOpen && discount ? new Date(discount.expiresAtMs).toISOString() : null,
      }
      return Response.json(answer)
    },
  })
}

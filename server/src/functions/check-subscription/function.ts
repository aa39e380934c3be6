import { checkSubscriptionContract, type CheckSubscriptionResponse } from '@app/contracts/payments/check-subscription'

import { AppError } from '../../errors/app-error.ts'
import type { LimitRule } from '../../limits/rate-limits.ts'
import { findSubscription, type OwnSubscription } from '../../payments/find-subscription.ts'
import { readCheckoutOutcome } from '../../payments/read-checkout-outcome.ts'
import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

type Deps = Pick<Platform, 'db' | 'now' | 'payments' | 'accounts' | 'log' | 'limits'>

/** Each call asks the payment provider, which has a rate limit too. */
const LOOKS: LimitRule = { name: 'look-at-checkout', points: 30, seconds: 60 }

/** The caller's plan. The account comes from the token alone. */
export function createCheckSubscriptionFunction(deps: Deps): ServerFunction {
  const { db, now, payments, limits } = deps
  return defineFunction({
    kind: 'reading',
    name: checkSubscriptionContract.name,
    // The client recognises an ended session by the words of this refusal, so the function writes them itself.
    access: 'public',
    input: checkSubscriptionContract.request,
    maxBodyBytes: 1_000,
    timeoutMs: 30_000,
    async handle(_request, { input, caller, clientAddress }) {
      const { session_id: checkout } = input
      if (checkout && (await limits.consume(LOOKS, clientAddress)).isAllowed) await readCheckoutOutcome(deps, checkout)
      const found = caller.userId ? await findSubscription(db, payments.name, caller.userId, now()) : null
      if (!found) throw new AppError('not_signed_in', { message: 'Authentication error: please sign in again' })
      return Response.json(toResponse(found, payments.name === 'sandbox'))
    },
  })
}

function toResponse(found: OwnSubscription, isTestMode: boolean): CheckSubscriptionResponse {
  const { subscribed, tier, endMs, isTrial, trialEndMs, trialUsed, purchase, isShared, hasPortal } = found
  return {
    subscribed,
    subscription_tier: tier,
    subscription_end: toIso(endMs),
    is_trial: isTrial,
    trial_end: toIso(trialEndMs),
    trial_used: trialUsed,
    purchase: purchase && {
      plan: purchase.plan,
      billing: purchase.billing,
      cancels_at_end: purchase.cancelsAtEnd,
      payment_failed: purchase.status === 'past_due',
    },
    is_shared: isShared,
    has_portal: hasPortal,
    is_test_mode: isTestMode,
  }
}

function toIso(moment: number | null): string | null {
  return moment === null ? null : new Date(moment).toISOString()
}

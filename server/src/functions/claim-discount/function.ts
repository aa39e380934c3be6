import { claimDiscountContract, type ClaimDiscountResponse } from '@app/contracts/payments'

import { lookAtDiscount } from '../../payments/discounts.ts'
import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

/** What a discount link is good for. Looking does not use it. */
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
      const { state, discount } = await lookAtDiscount(db, payments.name, input.token, caller.userId, now())
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

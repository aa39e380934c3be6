/** Buying, changing and cancelling a plan. Only check-subscription returns the purchased plan. */
import { z } from 'zod'

import type { FunctionContract } from '../function-contract.ts'

const PLAN_NAME = z.string().trim().max(60)
const TOKEN = z.string().max(200)

export const CreateCheckoutRequest = z.object({
  plan: PLAN_NAME.default('pro'),
  isGuest: z.boolean().default(false),
  discount_token: TOKEN.nullish(),
})
export const UrlResponse = z.object({ url: z.url() })
export type UrlResponse = z.infer<typeof UrlResponse>

export const createCheckoutContract = {
  name: 'create-checkout',
  request: CreateCheckoutRequest,
  response: UrlResponse,
} as const satisfies FunctionContract

export const customerPortalContract = {
  name: 'customer-portal',
  request: z.object({}),
  response: UrlResponse,
} as const satisfies FunctionContract

export const ChangeSubscriptionRequest = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('switch'), plan: PLAN_NAME }),
  z.strictObject({ action: z.literal('cancel') }),
  z.strictObject({ action: z.literal('resume') }),
])
export type ChangeSubscriptionRequest = z.infer<typeof ChangeSubscriptionRequest>

export const changeSubscriptionContract = {
  name: 'change-subscription',
  request: ChangeSubscriptionRequest,
  response: z.object({ changed: z.literal(true) }),
} as const satisfies FunctionContract

/** For buyers without an account: the server reads the provider itself, because the event may never arrive. */
export const checkoutOutcomeContract = {
  name: 'checkout-outcome',
  request: z.strictObject({ session_id: z.string().regex(/^cs_[\w-]{1,200}$/) }),
  response: z.object({ isPaid: z.boolean() }),
} as const satisfies FunctionContract

/** `sign-in`: the link is valid, and its owner can only be checked after sign-in. */
export const ClaimDiscountResponse = z.object({
  state: z.enum(['valid', 'sign-in', 'used', 'expired', 'unknown', 'wrong-account', 'not-first']),
  percentOff: z.int().nullable(),
  expiresAt: z.iso.datetime().nullable(),
})
export type ClaimDiscountResponse = z.infer<typeof ClaimDiscountResponse>

export const claimDiscountContract = {
  name: 'claim-discount',
  request: z.strictObject({ token: TOKEN }),
  response: ClaimDiscountResponse,
} as const satisfies FunctionContract

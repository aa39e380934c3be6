import { z } from 'zod'

import type { FunctionContract } from './function-contract.ts'

/** Whose subscription it is comes with the bearer token. */
export const CheckSubscriptionRequest = z.object({
  /** The checkout that somebody came back from: the server asks the provider what became of it. */
  session_id: z
    .string()
    .regex(/^cs_[\w-]{1,200}$/)
    .optional()
    .catch(undefined),
})
export type CheckSubscriptionRequest = z.infer<typeof CheckSubscriptionRequest>

const moment = z.iso.datetime({ offset: true }).nullable()

export const CheckSubscriptionResponse = z.object({
  subscribed: z.boolean(),
  subscription_tier: z.string(),
  /** Paid until, or in grace until; null for what does not end. */
  subscription_end: moment,
  is_trial: z.boolean(),
  trial_end: moment,
  trial_used: z.boolean(),
  /** What is behind the tier; null for free, trial and the operator. */
  purchase: z
    .object({
      plan: z.enum(['globetrotter', 'jetsetter', 'nomad-squad', 'lifetime']),
      billing: z.enum(['monthly', 'yearly', 'once']),
      cancels_at_end: z.boolean(),
      payment_failed: z.boolean(),
    })
    .nullable(),
  /** The tier comes from a seat in somebody else's squad; `purchase` is what they pay for themselves. */
  is_shared: z.boolean(),
  /** Whether there is something to manage with the payment provider. */
  has_portal: z.boolean(),
  /** No real money moves. */
  is_test_mode: z.boolean(),
})
export type CheckSubscriptionResponse = z.infer<typeof CheckSubscriptionResponse>

export const checkSubscriptionContract = {
  name: 'check-subscription',
  request: CheckSubscriptionRequest,
  response: CheckSubscriptionResponse,
} as const satisfies FunctionContract

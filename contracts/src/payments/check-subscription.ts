import { z } from 'zod'

import type { FunctionContract } from '../function-contract.ts'

/** The account comes from the bearer token. */
export const CheckSubscriptionRequest = z.object({
  /** The checkout from which the traveller returned: the server reads its state from the provider. */
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
  /** The end of the paid or grace period; null when it does not end. */
  subscription_end: moment,
  is_trial: z.boolean(),
  trial_end: moment,
  trial_used: z.boolean(),
  /** The purchase behind the tier; null for free, trial and the operator. */
  purchase: z
    .object({
      plan: z.enum(['globetrotter', 'jetsetter', 'nomad-squad', 'lifetime']),
      billing: z.enum(['monthly', 'yearly', 'once']),
      cancels_at_end: z.boolean(),
      payment_failed: z.boolean(),
    })
    .nullable(),
  /** The tier comes from a seat in another account's squad; `purchase` is the traveller's own. */
  is_shared: z.boolean(),
  /** Whether the payment provider has something to manage. */
  has_portal: z.boolean(),
  /** Payments are simulated. */
  is_test_mode: z.boolean(),
})
export type CheckSubscriptionResponse = z.infer<typeof CheckSubscriptionResponse>

export const checkSubscriptionContract = {
  name: 'check-subscription',
  request: CheckSubscriptionRequest,
  response: CheckSubscriptionResponse,
} as const satisfies FunctionContract

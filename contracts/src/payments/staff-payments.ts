/** Staff actions on payments. The token identifies the staff member; every change goes to the audit log. */
import { z } from 'zod'

import type { FunctionContract } from '../function-contract.ts'

const EMAIL = z.email().max(320)

export const StaffPaymentsRequest = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('find'), email: EMAIL }),
  /** Owners and admins only. Refunds the last payment in full and ends the plan. */
  z.strictObject({ action: z.literal('refund'), email: EMAIL, purchase: z.string().min(1).max(255) }),
  /** Mails the usual 20 % off the first month to the address. */
  z.strictObject({ action: z.literal('discount'), email: EMAIL }),
])
export type StaffPaymentsRequest = z.infer<typeof StaffPaymentsRequest>

export const StaffPaymentsResponse = z.object({
  /** Null: no account has this address. A discount can still be mailed to it. */
  account: z
    .object({ id: z.uuid(), email: z.string(), tier: z.string(), trialEnd: z.iso.datetime().nullable() })
    .nullable(),
  purchases: z.array(
    z.object({
      id: z.string(),
      plan: z.string(),
      billing: z.enum(['monthly', 'yearly', 'once']),
      status: z.enum(['active', 'past_due', 'pending', 'ended', 'refunded']),
      startedAt: z.iso.datetime(),
      amount: z.object({ minorUnits: z.int(), currency: z.string() }),
      canRefund: z.boolean(),
    }),
  ),
})
export type StaffPaymentsResponse = z.infer<typeof StaffPaymentsResponse>

export const staffPaymentsContract = {
  name: 'staff-payments',
  request: StaffPaymentsRequest,
  response: StaffPaymentsResponse,
} as const satisfies FunctionContract

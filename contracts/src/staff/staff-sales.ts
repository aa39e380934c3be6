/** Subscriptions and mailed discounts, in pages, for owner, admin and support. */
import { z } from 'zod'

import type { FunctionContract } from '../function-contract.ts'

const PAGE = z.int().min(1).max(10_000)
export const SALE_STATES = ['active', 'past_due', 'pending', 'ended', 'refunded'] as const

export const StaffSalesRequest = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('subscriptions'), status: z.enum(['all', ...SALE_STATES]), page: PAGE }),
  z.strictObject({ action: z.literal('discounts'), page: PAGE }),
  /** Owners and admins only: the link stops working. */
  z.strictObject({ action: z.literal('end-discount'), id: z.uuid() }),
])
export type StaffSalesRequest = z.infer<typeof StaffSalesRequest>

const Sale = z.object({
  id: z.string(),
  email: z.string(),
  plan: z.string(),
  billing: z.string(),
  status: z.enum(SALE_STATES),
  startedAt: z.string(),
  periodEnd: z.string().nullable(),
  cancelsAtEnd: z.boolean(),
  amount: z.object({ minorUnits: z.int(), currency: z.string() }),
})
export type Sale = z.infer<typeof Sale>

const MailedDiscount = z.object({
  id: z.uuid(),
  /** Null where the address has no account: the address itself is stored nowhere. */
  email: z.string().nullable(),
  issuedBy: z.string().nullable(),
  percentOff: z.int(),
  createdAt: z.string(),
  expiresAt: z.string(),
  state: z.enum(['open', 'used', 'expired', 'ended']),
})
export type MailedDiscount = z.infer<typeof MailedDiscount>

export const StaffSalesResponse = z.object({
  sales: z.array(Sale).optional(),
  discounts: z.array(MailedDiscount).optional(),
  total: z.int(),
})
export type StaffSalesResponse = z.infer<typeof StaffSalesResponse>

export const staffSalesContract = {
  name: 'staff-sales',
  request: StaffSalesRequest,
  response: StaffSalesResponse,
} as const satisfies FunctionContract

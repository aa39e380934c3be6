/** Reviews to read and decide, for owner, admin and support. */
import { z } from 'zod'

import type { FunctionContract } from '../function-contract.ts'

export const REVIEW_STATES = ['waiting', 'approved', 'refused'] as const

/** The version that was read: an edit since then has to be read first. */
const READ = { id: z.uuid(), writtenAt: z.iso.datetime({ offset: true }) }

export const StaffReviewsRequest = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('list'), state: z.enum(REVIEW_STATES), page: z.int().min(1).max(10_000) }),
  z.strictObject({ action: z.literal('approve'), ...READ }),
  /** The reason is shown to the traveller. */
  z.strictObject({ action: z.literal('refuse'), ...READ, reason: z.string().trim().min(3).max(500) }),
])
export type StaffReviewsRequest = z.infer<typeof StaffReviewsRequest>

const ReadReview = z.object({
  /** The account of its writer. */
  id: z.uuid(),
  email: z.string(),
  shownName: z.string(),
  rating: z.int(),
  body: z.string(),
  state: z.enum(REVIEW_STATES),
  refusal: z.string().nullable(),
  writtenAt: z.string(),
})
export type ReadReview = z.infer<typeof ReadReview>

export const StaffReviewsResponse = z.object({
  reviews: z.array(ReadReview),
  total: z.int(),
  waiting: z.int(),
})
export type StaffReviewsResponse = z.infer<typeof StaffReviewsResponse>

export const staffReviewsContract = {
  name: 'staff-reviews',
  request: StaffReviewsRequest,
  response: StaffReviewsResponse,
} as const satisfies FunctionContract

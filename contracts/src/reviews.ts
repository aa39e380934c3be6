/** The approved reviews, for everybody. */
import { z } from 'zod'

import type { FunctionContract } from './function-contract.ts'

export const ReviewsResponse = z.object({
  count: z.int(),
  /** To one decimal; null without a review. */
  average: z.number().nullable(),
  /** The newest few. */
  latest: z.array(z.object({ name: z.string(), rating: z.int(), body: z.string(), writtenAt: z.string() })),
})
export type ReviewsResponse = z.infer<typeof ReviewsResponse>

export const reviewsContract = {
  name: 'reviews',
  request: z.strictObject({}),
  response: ReviewsResponse,
} as const satisfies FunctionContract

/** In place of the function, for pages that the server renders. */
export type AskReviews = () => Promise<ReviewsResponse>

import { z } from 'zod'

import { BookingSearchInput } from './booking-search.ts'
import { DeviceHash } from './device.ts'
import type { FunctionContract } from './function-contract.ts'
import { Allowance } from './usage.ts'

/**
 * One search that is about to be handed to the booking site. `search` is the question of the form: it tells a repeat
 * from another search and is not kept.
 */
export const RecordSearchRequest = z.strictObject({
  kind: z.enum(['hotel', 'flight', 'car']),
  search: z.string().max(2000),
  /** What is searched for; with it the answer has the link. */
  booking: BookingSearchInput.optional(),
  /** Required of a guest. */
  device: DeviceHash.optional(),
})
export type RecordSearchRequest = z.infer<typeof RecordSearchRequest>

/** Refused with `usage_limit_reached` when the day's searches are used up: the link comes with its count or not at all. */
export const RecordSearchResponse = Allowance.extend({ link: z.url().optional() })
export type RecordSearchResponse = z.infer<typeof RecordSearchResponse>

export const recordSearchContract = {
  name: 'record-search',
  request: RecordSearchRequest,
  response: RecordSearchResponse,
} as const satisfies FunctionContract

import { z } from 'zod'

import { DeviceHash } from './account/device.ts'
import { Allowance } from './account/usage.ts'
import { BookingSearchInput } from './booking-search.ts'
import type { FunctionContract } from './function-contract.ts'

/**
 * A search about to be handed to the booking site. `search` is the form's query: it distinguishes a repeat from another
 * search and is not stored.
 */
export const RecordSearchRequest = z.strictObject({
  kind: z.enum(['hotel', 'flight', 'car']),
  search: z.string().max(2000),
  /** The booking search; with it the answer includes the link. */
  booking: BookingSearchInput.optional(),
  /** Required of a guest. */
  device: DeviceHash.optional(),
})
export type RecordSearchRequest = z.infer<typeof RecordSearchRequest>

/**
 * Refused with `usage_limit_reached` when the day's searches are used up: the link is only returned when the search was
 * counted.
 */
export const RecordSearchResponse = Allowance.extend({ link: z.url().optional() })
export type RecordSearchResponse = z.infer<typeof RecordSearchResponse>

export const recordSearchContract = {
  name: 'record-search',
  request: RecordSearchRequest,
  response: RecordSearchResponse,
} as const satisfies FunctionContract

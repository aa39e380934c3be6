import { isCalendarDate } from '@app/domain/kernel'
import type { TripRequest } from '@app/domain/trip-request'
import { z } from 'zod'

import type { FunctionContract } from '../function-contract.ts'

const LONGEST_WISH = 2000

/** `none`: there is no model, or its answer was unreadable. The built-in reading applies. */
export type UnderstandTripResponse =
  | { readonly kind: 'none' }
  | { readonly kind: 'read'; readonly request: TripRequest }

/** Reads a wish with the installation's model; each slot is checked by the code of the built-in reader. */
export const understandTripContract = {
  name: 'understand-trip',
  request: z.strictObject({
    sentence: z.string().trim().min(1).max(LONGEST_WISH),
    /** The traveller's local date. */
    today: z.string().max(10).refine(isCalendarDate),
  }),
  response: z.custom<UnderstandTripResponse>(),
} as const satisfies FunctionContract

import { isCalendarDate } from '@app/domain/kernel'
import type { CheckFacts } from '@app/domain/trip-checker'
import { z } from 'zod'

import type { FunctionContract } from '../function-contract.ts'

const Day = z.string().refine(isCalendarDate)
const Country = z.string().regex(/^[A-Z]{2}$/)

/** Facts beside the places: public holidays and the usual weather of the destinations. */
export const TripFactsRequest = z.strictObject({
  countries: z.array(Country).max(20),
  cityIds: z.array(z.int().positive()).max(20),
  /** Any year is valid: supported years are complete from the first holiday to the last. */
  from: Day,
  to: Day,
})
export type TripFactsRequest = z.infer<typeof TripFactsRequest>

const Months = z.array(z.number()).length(12)
export const TripFactsResponse = z.object({
  holidays: z.array(
    z.object({
      country: Country,
      from: Day,
      to: Day,
      days: z.array(z.object({ date: Day, name: z.string(), isEstimated: z.boolean() })),
    }),
  ),
  climate: z.array(z.object({ cityId: z.int(), meanC: Months, rainMm: Months })),
  /** Per US dollar, for prices in another currency than the budget. */
  rates: z.object({ date: Day, perDollar: z.record(z.string(), z.number().positive()) }).exactOptional(),
  /** The currency of each country; older copies on a device lack this field. */
  currencies: z.record(Country, z.string()).exactOptional(),
}) satisfies z.ZodType<Pick<CheckFacts, 'holidays' | 'climate' | 'rates' | 'currencies'>>
export type TripFactsResponse = z.infer<typeof TripFactsResponse>

export const tripFactsContract = {
  name: 'trip-facts',
  request: TripFactsRequest,
  response: TripFactsResponse,
} as const satisfies FunctionContract

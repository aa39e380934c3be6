import { z } from 'zod'

import type { FunctionContract } from './function-contract.ts'

/** What has been typed so far; what is no beginning of a hotel has no suggestions. */
export const HotelSuggestionsRequest = z.strictObject({ query: z.string() })
export type HotelSuggestionsRequest = z.infer<typeof HotelSuggestionsRequest>

export const HotelSuggestion = z.object({
  name: z.string(),
  /** Empty where a hotel stands far from any town. */
  city: z.string(),
  country: z.string(),
  /** What a picked suggestion puts into the field: `Hotel Sacher Wien, Vienna, Austria`. */
  displayName: z.string(),
  /** Official stars; null for nearly all, because nobody told us. */
  rating: z.number().int().min(1).max(5).nullable(),
  /** Where it stands, to some ten metres; absent for the samples that a device has without a server. */
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }).exactOptional(),
})
export type HotelSuggestion = z.infer<typeof HotelSuggestion>

export const HotelSuggestionsResponse = z.object({
  hotels: z.array(HotelSuggestion),
  /** False in the first seconds of a server, while the hotels are still being read; then none are named. */
  isReady: z.boolean().default(true),
})
export type HotelSuggestionsResponse = z.infer<typeof HotelSuggestionsResponse>

export const hotelSuggestionsContract = {
  name: 'hotel-suggestions',
  request: HotelSuggestionsRequest,
  response: HotelSuggestionsResponse,
} as const satisfies FunctionContract

import { z } from 'zod'

import type { FunctionContract } from './function-contract.ts'

/** The text typed so far; one that begins no hotel name has no suggestions. */
export const HotelSuggestionsRequest = z.strictObject({ query: z.string() })
export type HotelSuggestionsRequest = z.infer<typeof HotelSuggestionsRequest>

export const HotelSuggestion = z.object({
  name: z.string(),
  /** Empty for a hotel far from any town. */
  city: z.string(),
  country: z.string(),
  /** The text that a picked suggestion puts into the field: `Hotel Sacher Wien, Vienna, Austria`. */
  displayName: z.string(),
  /** Official stars; null for nearly all, because no source has them. */
  rating: z.number().int().min(1).max(5).nullable(),
  /** Its position, to some ten metres; absent for the offline samples of a device. */
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }).exactOptional(),
})
export type HotelSuggestion = z.infer<typeof HotelSuggestion>

export const HotelSuggestionsResponse = z.object({
  hotels: z.array(HotelSuggestion),
  /** False in the first seconds of a server, while the hotels are loading; then the list is empty. */
  isReady: z.boolean().default(true),
})
export type HotelSuggestionsResponse = z.infer<typeof HotelSuggestionsResponse>

export const hotelSuggestionsContract = {
  name: 'hotel-suggestions',
  request: HotelSuggestionsRequest,
  response: HotelSuggestionsResponse,
} as const satisfies FunctionContract

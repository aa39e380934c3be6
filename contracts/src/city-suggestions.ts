import { z } from 'zod'

import { Coordinates } from './coordinates.ts'
import type { FunctionContract } from './function-contract.ts'

/** The text typed so far. Any text is valid: one that begins no city name has no suggestions. */
export const CitySuggestionsRequest = z.strictObject({
  query: z.string(),
  /** The traveller's position, if shared: the nearer of two equal matches comes first. */
  near: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }).optional(),
})
export type CitySuggestionsRequest = z.infer<typeof CitySuggestionsRequest>

export const CitySuggestion = z.object({
  name: z.string(),
  country: z.string(),
  /** The text that a picked suggestion puts into the field: `Munich, Germany`. */
  displayName: z.string(),
  /** For regions, islands and parks: Bali, Tuscany, Yellowstone. */
  region: z
    .object({
      /** Of the guide. */
      id: z.string(),
      kind: z.enum(['region', 'island', 'park']),
      /** IATA, the gateway first. */
      airports: z.array(z.string()).readonly(),
      coordinates: Coordinates,
    })
    .exactOptional(),
})
export type CitySuggestion = z.infer<typeof CitySuggestion>

export const CitySuggestionsResponse = z.object({ cities: z.array(CitySuggestion) })
export type CitySuggestionsResponse = z.infer<typeof CitySuggestionsResponse>

export const citySuggestionsContract = {
  name: 'city-suggestions',
  request: CitySuggestionsRequest,
  response: CitySuggestionsResponse,
} as const satisfies FunctionContract

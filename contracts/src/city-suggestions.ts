import { z } from 'zod'

import type { FunctionContract } from './function-contract.ts'

/** What has been typed so far. Anything may stand in it: what is no beginning of a city has no suggestions. */
export const CitySuggestionsRequest = z.strictObject({
  query: z.string(),
  /** Where the traveller is, if they said so: the nearer of two alike comes first. */
  near: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }).optional(),
})
export type CitySuggestionsRequest = z.infer<typeof CitySuggestionsRequest>

export const CitySuggestion = z.object({
  name: z.string(),
  country: z.string(),
  /** What a picked suggestion puts into the field: `Munich, Germany`. */
  displayName: z.string(),
})
export type CitySuggestion = z.infer<typeof CitySuggestion>

export const CitySuggestionsResponse = z.object({ cities: z.array(CitySuggestion) })
export type CitySuggestionsResponse = z.infer<typeof CitySuggestionsResponse>

export const citySuggestionsContract = {
  name: 'city-suggestions',
  request: CitySuggestionsRequest,
  response: CitySuggestionsResponse,
} as const satisfies FunctionContract

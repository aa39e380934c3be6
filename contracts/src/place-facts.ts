import { z } from 'zod'

import type { FunctionContract } from './function-contract.ts'
import { isPlaceAnswer, type PlaceAnswer, type PlaceQuestion } from './place-guide.ts'

/** Longer than any place name. */
const LONGEST = 200
const word = z.string().max(LONGEST)

export const PlaceFactsRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('index'), search: word }),
  z.strictObject({ kind: z.literal('named'), name: word }),
  z.strictObject({ kind: z.literal('country'), country: word }),
  z.strictObject({
    kind: z.literal('city'),
    country: word,
    city: word,
    passport: word,
    language: word.optional(),
  }),
]) satisfies z.ZodType<PlaceQuestion>

/** The data of a place page, for a browser that navigates without loading the document again. */
export const placeFactsContract = {
  name: 'place-facts',
  request: PlaceFactsRequest,
  response: z.custom<PlaceAnswer>(isPlaceAnswer, 'not a place of this version'),
} as const satisfies FunctionContract

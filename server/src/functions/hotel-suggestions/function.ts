import { hotelSuggestionsContract } from '@app/contracts/hotel-suggestions'

import { defineFunction, type ServerFunction } from '../server-function.ts'
import { createHotelThread } from './hotel-thread.ts'

/** Until the index is there, the first questions are refused rather than kept waiting. */
const PATIENCE_MS = 3000

/** For anyone, beside `city-suggestions` and as often. */
export function createHotelSuggestionsFunction(): ServerFunction {
  const hotels = createHotelThread()
  return defineFunction({
    kind: 'reading',
    name: hotelSuggestionsContract.name,
    access: 'public',
    input: hotelSuggestionsContract.request,
    limit: { points: 600, seconds: 60, counted: 'here' },
    timeoutMs: PATIENCE_MS,
    handle: async (_request, { input }) => Response.json({ hotels: await hotels.find(input.query) }),
  })
}

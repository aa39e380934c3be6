import { setTimeout } from 'node:timers/promises'

import { hotelSuggestionsContract, type HotelSuggestionsResponse } from '@app/contracts/hotel-suggestions'

import { defineFunction, type ServerFunction } from '../server-function.ts'
import { createHotelThread, type HotelThread } from './hotel-thread.ts'

/** Who types does not wait longer: until the index is there, the answer is that it is not. */
const PATIENCE_MS = 1500

/** For anyone, beside `city-suggestions` and as often. */
export function createHotelSuggestionsFunction(hotels: HotelThread = createHotelThread()): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: hotelSuggestionsContract.name,
    access: 'public',
    input: hotelSuggestionsContract.request,
    limit: { points: 600, seconds: 60, counted: 'here' },
    async handle(_request, { input }) {
      const found = await Promise.race([hotels.find(input.query), setTimeout(PATIENCE_MS, null, { ref: false })])
      const answer: HotelSuggestionsResponse = { hotels: [...(found ?? [])], isReady: found !== null }
      return Response.json(answer)
    },
  })
}

import { setTimeout } from 'node:timers/promises'

import { hotelSuggestionsContract, type HotelSuggestionsResponse } from '@app/contracts/hotel-suggestions'

import { readPlace } from '../city-suggestions/read-place.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'
import { createHotelThread, type HotelThread } from './hotel-thread.ts'

/** While the index loads, the answer says so at once: a typing traveller does not wait longer than this. */
const TIMEOUT_MS = 1500
/** Enough for a city and a hotel; a longer text is not read as a place. */
const MAX_QUERY_LENGTH = 100

/** Public, called together with `city-suggestions`. */
export function createHotelSuggestionsFunction(hotels: HotelThread = createHotelThread()): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: hotelSuggestionsContract.name,
    access: 'public',
    input: hotelSuggestionsContract.request,
    limit: { points: 600, seconds: 60, counted: 'here' },
    async handle(_request, { input }) {
      const found = await Promise.race([find(hotels, input.query), setTimeout(TIMEOUT_MS, null, { ref: false })])
      const answer: HotelSuggestionsResponse = { hotels: [...(found ?? [])], isReady: found !== null }
      return Response.json(answer)
    },
  })
}

/** The table of cities is in this thread, because the search box requests cities with the same keystroke. */
async function find(hotels: HotelThread, query: string): ReturnType<HotelThread['find']> {
  if (query.trim() === '' || query.length > MAX_QUERY_LENGTH) return hotels.find(query)
  const { findKnownCity } = await import('../city-suggestions/packed-city-finder.ts')
  return hotels.find(query, readPlace(query, findKnownCity))
}

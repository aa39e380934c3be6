import { setTimeout } from 'node:timers/promises'

import { hotelSuggestionsContract, type HotelSuggestionsResponse } from '@app/contracts/hotel-suggestions'

import { readPlace } from '../city-suggestions/read-place.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'
import { createHotelThread, type HotelThread } from './hotel-thread.ts'

/** Who types does not wait longer: until the index is there, the answer is that it is not. */
const PATIENCE_MS = 1500
/** A city and a house; nobody reads a place in more. */
const LONGEST_QUERY = 100

/** For anyone, beside `city-suggestions` and as often. */
export function createHotelSuggestionsFunction(hotels: HotelThread = createHotelThread()): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: hotelSuggestionsContract.name,
    access: 'public',
    input: hotelSuggestionsContract.request,
    limit: { points: 600, seconds: 60, counted: 'here' },
    async handle(_request, { input }) {
      const found = await Promise.race([find(hotels, input.query), setTimeout(PATIENCE_MS, null, { ref: false })])
      const answer: HotelSuggestionsResponse = { hotels: [...(found ?? [])], isReady: found !== null }
      return Response.json(answer)
    },
  })
}

/** The table of cities is in this thread, where the box asks for cities with the same keystroke. */
async function find(hotels: HotelThread, query: string): ReturnType<HotelThread['find']> {
  if (query.trim() === '' || query.length > LONGEST_QUERY) return hotels.find(query)
  const { findKnownCity } = await import('../city-suggestions/packed-city-finder.ts')
  return hotels.find(query, readPlace(query, findKnownCity))
}

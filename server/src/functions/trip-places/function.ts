import { tripPlacesContract } from '@app/contracts/trip-places'

import { keepLast } from '../../keep-last.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

/** Sixty kilobytes each. */
const MOST_KEPT = 40

/** For anyone: what a planner on the device makes its days of. The tables are read with the first question. */
export function createTripPlacesFunction(): ServerFunction {
  const kept = keepLast<string, Promise<string>>(MOST_KEPT)
  return defineFunction({
    kind: 'reading',
    name: tripPlacesContract.name,
    access: 'public',
    input: tripPlacesContract.request,
    maxBodyBytes: 1_000,
    async handle(_request, { input }) {
      const { answerTripPlaces } = await import('./answer-trip-places.ts')
      const answer = await kept(JSON.stringify(input), async () => JSON.stringify(await answerTripPlaces(input)))
      return new Response(answer, { headers: { 'content-type': 'application/json' } })
    },
  })
}

import { tripPlacesContract } from '@app/contracts/trip-places'

import { keepLast } from '../../keep-last.ts'
import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'
import { createLivePlaces } from './live-places.ts'

/** Sixty kilobytes each. */
const MOST_KEPT = 40

/** For anyone: what a planner on the device makes its days of. The tables are read with the first question. */
export function createTripPlacesFunction(deps: Pick<Platform, 'db' | 'log' | 'now' | 'settings'>): ServerFunction {
  const kept = keepLast<string, Promise<string>>(MOST_KEPT)
  const { FEEDS, OVERPASS_URL: overpassUrl, WIKIDATA_URL: wikidataUrl } = deps.settings
  const live = FEEDS === 'on' && overpassUrl !== 'off' ? createLivePlaces({ ...deps, overpassUrl, wikidataUrl }) : null
  return defineFunction({
    kind: 'reading',
    name: tripPlacesContract.name,
    access: 'public',
    input: tripPlacesContract.request,
    maxBodyBytes: 1_000,
    limit: { points: 60, seconds: 60, counted: 'here' },
    async handle(_request, { input }) {
      const { answerTripPlaces } = await import('./answer-trip-places.ts')
      const write = async (): Promise<string> => JSON.stringify(await answerTripPlaces(input, live))
      const answer = live ? await write() : await kept(JSON.stringify(input), write)
      return new Response(answer, { headers: { 'content-type': 'application/json' } })
    },
  })
}

import { tripPlacesContract } from '@app/contracts/trips/trip-places'
import type { PriceFinding } from '@app/domain/travel-prices'

import { createBoundedCache } from '../../bounded-cache.ts'
import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'
import { createLivePlaces } from './live-places.ts'

/** About 60 kB each. */
const MAX_KEPT = 40

/** Public: the places from which a planner on the device builds days. The tables are read with the first call. */
export function createTripPlacesFunction(deps: Pick<Platform, 'db' | 'log' | 'now' | 'settings'>): ServerFunction {
  const kept = createBoundedCache<string, Promise<string>>(MAX_KEPT)
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
      const report = (finding: PriceFinding): void => deps.log.info({ finding }, 'price finding')
      const write = async (): Promise<string> => JSON.stringify(await answerTripPlaces(input, live, report))
      const answer = live ? await write() : await kept(JSON.stringify(input), write)
      return new Response(answer, { headers: { 'content-type': 'application/json' } })
    },
  })
}

import {
  citySuggestionsContract,
  type CitySuggestionsRequest,
  type CitySuggestion,
  type CitySuggestionsResponse,
} from '@app/contracts/city-suggestions'
import { type DestinationFinder, withDestinations } from '@app/datasets/destination-search'

import { loadDestinationFinder } from '../../places/guide/load-place-guide.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'
import type { CityFinder } from './city-finder.ts'

/** Public, and called at every pause in typing: a family behind one address does that more than twice a second. */
export function createCitySuggestionsFunction(): ServerFunction {
  return defineFunction({
    kind: 'immediate',
    name: citySuggestionsContract.name,
    access: 'public',
    input: citySuggestionsContract.request,
    limit: { points: 600, seconds: 60, counted: 'here' },
    load: async () => {
      const [{ packedCityFinder }, destinations] = await Promise.all([
        import('./packed-city-finder.ts'),
        loadDestinationFinder(),
      ])
      return createAnswer(withRegions(packedCityFinder, destinations))
    },
  })
}

/** Cities, merged with regions, islands and parks of the guide. */
function withRegions(cities: CityFinder, destinations: DestinationFinder): CityFinder {
  return { find: (typed, limit, near) => withDestinations(typed, cities.find(typed, limit, near), destinations) }
}

function createAnswer(finder: CityFinder): (input: CitySuggestionsRequest) => string {
  return (input) => JSON.stringify(suggestCities(finder, input))
}

const MAX_SUGGESTIONS = 8
// Of several with the same label, including the region, only the first is shown, so a few more are requested.
const ASKED_FOR = 12
/** A city, its region and its country in any language; longer text is not a name, and slow to search. */
const MAX_QUERY_LENGTH = 200

export function suggestCities(finder: CityFinder, { query, near }: CitySuggestionsRequest): CitySuggestionsResponse {
  if (query.length > MAX_QUERY_LENGTH) return { cities: [] }
  const byDisplayName = new Map<string, CitySuggestion>()
  for (const city of finder.find(query, ASKED_FOR, near)) {
    if (!byDisplayName.has(city.displayName)) byDisplayName.set(city.displayName, city)
  }
  return { cities: [...byDisplayName.values()].slice(0, MAX_SUGGESTIONS) }
}

import { citySuggestionsContract } from '@app/contracts/city-suggestions'

import { defineFunction, type ServerFunction } from '../server-function.ts'
import type { CityFinder } from './city-finder.ts'
import { suggestCities } from './suggest-cities.ts'

/** For anyone, with every pause in typing, which a family behind one address does more often than twice a second. */
export function createCitySuggestionsFunction(): ServerFunction {
  let finder: CityFinder | undefined
  return defineFunction({
    kind: 'reading',
    name: citySuggestionsContract.name,
    access: 'public',
    input: citySuggestionsContract.request,
    limit: { points: 600, seconds: 60, counted: 'here' },
    async handle(_request, { input }) {
      // Asking for the module anew would cost more than finding the cities.
      finder ??= (await import('./packed-city-finder.ts')).packedCityFinder
      return Response.json(suggestCities(finder, input))
    },
  })
}

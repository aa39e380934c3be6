import { citySuggestionsContract } from '@app/contracts/city-suggestions'

import { defineFunction, type ServerFunction } from '../server-function.ts'
import { suggestCities } from './suggest-cities.ts'

/** For anyone, with every pause in typing, which a family behind one address does more often than twice a second. */
export function createCitySuggestionsFunction(): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: citySuggestionsContract.name,
    access: 'public',
    input: citySuggestionsContract.request,
    limit: { points: 600, seconds: 60, counted: 'here' },
    async handle(_request, { input }) {
      const { packedCityFinder } = await import('./packed-city-finder.ts')
      return Response.json(suggestCities(packedCityFinder, input))
    },
  })
}

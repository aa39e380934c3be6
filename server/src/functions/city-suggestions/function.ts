import { citySuggestionsContract } from '@app/contracts/city-suggestions'

import { keepLast } from '../../keep-last.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'
import type { CityFinder } from './city-finder.ts'
import { suggestCities } from './suggest-cities.ts'

/** The first letters of well-known names are typed again and again. */
const MOST_REMEMBERED = 2_000
const LONGEST_REMEMBERED = 24
const JSON_HEAD = { headers: { 'content-type': 'application/json' } }

/** For anyone, with every pause in typing, which a family behind one address does more often than twice a second. */
export function createCitySuggestionsFunction(): ServerFunction {
  let finder: CityFinder | undefined
  const remembered = keepLast<string, string>(MOST_REMEMBERED)
  return defineFunction({
    kind: 'reading',
    name: citySuggestionsContract.name,
    access: 'public',
    input: citySuggestionsContract.request,
    limit: { points: 600, seconds: 60, counted: 'here' },
    async handle(_request, { input }) {
      // Asking for the module anew would cost more than finding the cities.
      const found = (finder ??= (await import('./packed-city-finder.ts')).packedCityFinder)
      const make = (): string => JSON.stringify(suggestCities(found, input))
      const { query, near } = input
      return new Response(near || query.length > LONGEST_REMEMBERED ? make() : remembered(query, make), JSON_HEAD)
    },
  })
}

import { citySuggestionsContract, type CitySuggestionsRequest } from '@app/contracts/city-suggestions'

import { keepLast } from '../../keep-last.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'
import type { CityFinder } from './city-finder.ts'
import { suggestCities } from './suggest-cities.ts'

/** The first letters of well-known names are typed again and again. */
const MOST_REMEMBERED = 4_000
const LONGEST_REMEMBERED = 24

/** For anyone, with every pause in typing, which a family behind one address does more often than twice a second. */
export function createCitySuggestionsFunction(): ServerFunction {
  return defineFunction({
    kind: 'immediate',
    name: citySuggestionsContract.name,
    access: 'public',
    input: citySuggestionsContract.request,
    limit: { points: 600, seconds: 60, counted: 'here' },
    load: async () => createAnswer((await import('./packed-city-finder.ts')).packedCityFinder),
  })
}

function createAnswer(finder: CityFinder): (given: CitySuggestionsRequest) => string {
  const remembered = keepLast<string, string>(MOST_REMEMBERED)
  return (given) => {
    const input = { ...given, ...(given.near && { near: roughly(given.near) }) }
    const make = (): string => JSON.stringify(suggestCities(finder, input))
    return input.query.length > LONGEST_REMEMBERED ? make() : remembered(keyOf(input), make)
  }
}

type Place = NonNullable<CitySuggestionsRequest['near']>

/** To a tenth of a degree: which town is nearer does not change by it, and neighbours ask for the same. */
function roughly({ latitude, longitude }: Place): Place {
  return { latitude: Math.round(latitude * 10) / 10, longitude: Math.round(longitude * 10) / 10 }
}

/** What stands before the first line break is ours, so no letters that are typed make the key of other ones. */
function keyOf({ query, near }: CitySuggestionsRequest): string {
  return near ? `${near.latitude} ${near.longitude}\n${query}` : `\n${query}`
}

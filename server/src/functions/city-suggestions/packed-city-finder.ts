import { join } from 'node:path'

import type { CitySuggestion } from '@app/contracts/city-suggestions'
import { loadCities, type NameFinder, nameFinder } from '@app/datasets/city-search'
import { findNamed, searchPlaces } from '@app/domain/place-search'

import { keepLast } from '../../keep-last.ts'
import type { CityFinder } from './city-finder.ts'

const cities = loadCities(join(import.meta.dirname, '../../../../datasets/packed/city-search'))

/** The cities that people look for are few, and reading three names of each takes as long as finding it. */
const MOST_REMEMBERED = 10_000
const remembered = keepLast<number, CitySuggestion>(MOST_REMEMBERED)

/** From the cities that ship with the product: read once, 20 MB, some hundred milliseconds. */
export const packedCityFinder: CityFinder = {
  find: (typed, limit, near) =>
    searchPlaces(cities.index, typed, { limit, addresses: true, ...(near ? { near } : {}) }).map(({ entry }) =>
      remembered(entry, () => ({
        name: cities.name(entry),
        country: cities.countryName(entry),
        displayName: cities.displayName(entry),
      })),
    ),
}

/** GeoNames ids of the likeliest cities, for those who lead to the page of one. */
export function findPackedCities(typed: string, limit: number, addresses = false): readonly number[] {
  return searchPlaces(cities.index, typed, { limit, addresses }).map(({ entry }) => cities.geonameId(entry))
}

/** The same for a name that must be the whole of theirs, in any language. */
export function findCitiesNamed(name: string): readonly number[] {
  return findNamed(cities.index, name).map((entry) => cities.geonameId(entry))
}

/** For the reader of sentences: who is called exactly so? */
export const packedNames: NameFinder = nameFinder(cities)

import { join } from 'node:path'

import type { CitySuggestion } from '@app/contracts/city-suggestions'
import { findAirportsMeant, withAirportCities } from '@app/datasets/airports'
import { loadCities, type NameFinder, nameFinder } from '@app/datasets/city-search'
import type { Coordinates } from '@app/domain/kernel'
import { findCoded, findNamed, foldText, searchPlaces } from '@app/domain/place-search'

import { createBoundedCache } from '../../bounded-cache.ts'
import type { CityFinder } from './city-finder.ts'
import { KNOWN_TOWNS, readPlace } from './read-place.ts'

const cities = loadCities(join(import.meta.dirname, '../../../../datasets/packed/city-search'))

/** Travellers search for few cities, and reading three names of each takes as long as finding it. */
const MAX_REMEMBERED = 10_000
const remembered = createBoundedCache<number, CitySuggestion>(MAX_REMEMBERED)

/** The cities that ship with the product: read once, 20 MB, a few hundred milliseconds. */
export const packedCityFinder: CityFinder = {
  find: (typed, limit, near) =>
    findEntries(typed, limit, near).map((entry) =>
      remembered(entry, () => ({
        name: cities.name(entry),
        country: cities.countryName(entry),
        displayName: cities.displayName(entry),
      })),
    ),
}

/** GeoNames ids of the likeliest cities, for callers that link to a city's page. */
export function findPackedCities(typed: string, limit: number, addresses = false): readonly number[] {
  const entries = addresses ? findEntries(typed, limit) : searchPlaces(cities.index, typed, { limit }).map(entryOf)
  return entries.map((entry) => cities.geonameId(entry))
}

/** Cities by their names, and those that an airport of that name serves. */
function findEntries(typed: string, limit: number, near?: Coordinates): readonly number[] {
  const found = searchPlaces(cities.index, typed, { limit, addresses: true, ...(near ? { near } : {}) }).map(entryOf)
  const served = findAirportsMeant(typed, found[0] === undefined ? undefined : ranked(found[0])).flatMap(
    ({ airport, isWhole }) => {
      const city = findCoded(cities.index, airport.code)
      return city === null ? [] : [{ city: ranked(city), isWhole }]
    },
  )
  if (served.length === 0) return withCityAtEdge(typed, found).slice(0, limit)
  return withAirportCities(typed, found.map(ranked), served)
    .map(({ rank }) => rank)
    .slice(0, limit)
}

/** Reads "ibis porto" as Porto rather than as a village with a similar name. */
function withCityAtEdge(typed: string, found: readonly number[]): readonly number[] {
  const [first] = found
  if (first === undefined || first < KNOWN_TOWNS || !typed.includes(' ')) return found
  const isNamed = ` ${foldText(typed)}`.includes(` ${foldText(cities.name(first))}`)
  const place = isNamed ? null : readPlace(typed, findKnownCity)
  return place ? [...new Set([place.rank, ...found])] : found
}

function entryOf({ entry }: { readonly entry: number }): number {
  return entry
}

/** Entries are numbered by importance. */
function ranked(entry: number): { readonly name: string; readonly rank: number } {
  return { name: cities.name(entry), rank: entry }
}

/** The same for a whole name, in any language. */
export function findCitiesNamed(name: string): readonly number[] {
  return findNamed(cities.index, name).map((entry) => cities.geonameId(entry))
}

/** The most important city of exactly this name, and its rank by importance among all. */
export function findKnownCity(name: string): { readonly id: number; readonly rank: number } | null {
  const found = findNamed(cities.index, name)
  if (found.length === 0) return null
  const rank = Math.min(...found)
  return { id: cities.geonameId(rank), rank }
}

/** Exact name look-up for the sentence reader. */
export const packedNames: NameFinder = nameFinder(cities)

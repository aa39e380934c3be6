import type { SearchIndex } from '@app/domain/place-search'
import type { TripCity } from '@app/domain/trip'

import { findCityNamed, findGroupNamed } from './find-city-named.ts'

/** Exact name look-ups for the reader of trip requests. */
export type NameFinder = {
  findCity(name: string): TripCity | null
  /** ISO 3166-1, two letters. */
  findCountry(name: string): string | null
  /** The first city of a state or a region, by the name of that region: Munich for Bavaria. */
  findMainCity(region: string): TripCity | null
  /** Is the city of that name among the first that travellers think of? False for a small town. */
  isWellKnown(name: string): boolean
}

export type NamedCities = {
  readonly index: SearchIndex
  readonly count: number
  name(city: number): string
  country(city: number): string
  geonameId(city: number): number | null
}

/** Hundredths of a degree in the index. */
const POSITION_STEPS = 100
const LONGEST_NAME = 60
const SHORTEST_REGION = 4
/** Cities are sorted by importance: Ubud, Zermatt and Pai are before this one, Barco and Tire behind it. */
const WELL_KNOWN = 6_000
const SHORT_WORD = /^[\p{Script=Latin}]*$/u
/** City states: their name in another language means the city. */
const CITY_STATES: Readonly<Record<string, string>> = {
  HK: 'Hong Kong',
  MC: 'Monaco',
  MO: 'Macau',
  SG: 'Singapore',
  VA: 'Vatican City',
}

/**
 * Names that travellers use for a famous city abroad, although a larger town at home has it, or only Brazil uses it.
 * Not a plain object, because every object has a "constructor".
 */
const MEANT: ReadonlyMap<string, string> = new Map([
  ['florencia', 'Florence, Italy'],
  ['madri', 'Madrid, Spain'],
  ['helsinque', 'Helsinki, Finland'],
  ['cingapura', 'Singapore'],
])

export function nameFinder(cities: NamedCities): NameFinder {
  const { index } = cities
  let countries: ReadonlyMap<number, string> | undefined
  const countryNamed = (name: string): string | null => {
    // "it", "de" and "es" are codes of countries and very common words.
    if ((name.length < 3 && SHORT_WORD.test(name)) || name.length > LONGEST_NAME) return null
    countries ??= countriesByGroup(cities)
    for (const group of findGroupNamed(index, name)) {
      const code = countries.get(group)
      if (code !== undefined) return code
    }
    return null
  }
  const cityNamed = (name: string): number | null => {
    if (name.length > LONGEST_NAME) return null
    const known = findCityNamed(index, MEANT.get(name.toLowerCase()) ?? name)
    const state = known === null ? CITY_STATES[countryNamed(name) ?? ''] : undefined
    return state === undefined ? known : findCityNamed(index, state)
  }
  const toCity = (city: number): TripCity => {
    const [latitude = 0, longitude = 0] = [0, 1].map((axis) => index.entryPosition[city * 2 + axis]! / POSITION_STEPS)
    return {
      name: cities.name(city),
      country: cities.country(city),
      cityId: cities.geonameId(city),
      coordinates: { latitude, longitude },
    }
  }
  let regions: ReadonlyMap<number, number> | undefined
  return {
    findCity(name) {
      const city = cityNamed(name)
      return city === null ? null : toCity(city)
    },
    findMainCity(region) {
      if (region.length < SHORTEST_REGION || region.length > LONGEST_NAME || countryNamed(region) !== null) return null
      regions ??= firstByRegion(cities)
      const firsts = [...findGroupNamed(index, region)].flatMap((group) => regions?.get(group) ?? [])
      const [first] = firsts.toSorted((one, other) => one - other)
      return first === undefined ? null : toCity(first)
    },
    isWellKnown: (name) => (cityNamed(name) ?? WELL_KNOWN) < WELL_KNOWN,
    findCountry: (name) => (cityNamed(name) === null ? countryNamed(name) : null),
  }
}

/** Cities are sorted by importance: the first of each region. */
function firstByRegion({ index, count }: NamedCities): ReadonlyMap<number, number> {
  const firsts = new Map<number, number>()
  for (let city = 0; city < count; city += 1) {
    const region = index.entryRegion[city]!
    if (!firsts.has(region)) firsts.set(region, city)
  }
  return firsts
}

function countriesByGroup({ index, count, country }: NamedCities): ReadonlyMap<number, string> {
  const countries = new Map<number, string>()
  for (let city = 0; city < count; city += 1) {
    const group = index.entryGroup[city]!
    if (!countries.has(group)) countries.set(group, country(city))
  }
  return countries
}

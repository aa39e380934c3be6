import { buildIndex, type SearchEntry, type SearchIndex } from '@app/domain/place-search'

import type { Airport } from '../../src/airports/airport.ts'
import { countryNames } from '../../src/city-search/country-names.ts'
import { cityCodes } from './city-codes.ts'
import { displayedName } from './displayed-name.ts'
import type { NameInLanguage, RawCity } from './read-cities.ts'
import { importanceOf, namesOf } from './weigh-city.ts'

export type CitySources = {
  readonly cities: readonly RawCity[]
  readonly names: ReadonlyMap<number, readonly NameInLanguage[]>
  readonly airports: readonly Airport[]
  /** Cities with a code of their own, as in sources/served-places.json. */
  readonly cityGroups: readonly string[]
}

/** `name` is the English one, where there is one. */
export type WeighedCity = SearchEntry & {
  readonly id: number
  readonly name: string
  readonly inLanguages: readonly NameInLanguage[]
}

export type PackedCities = {
  readonly countries: readonly string[]
  /** The most important first. */
  readonly cities: readonly WeighedCity[]
}

export function weighCities({ cities, names, airports, cityGroups }: CitySources): PackedCities {
  const countries = [...new Set(cities.map(({ country }) => country))].toSorted()
  const groupOf = new Map(countries.map((country, group) => [country, group]))
  const codes = cityCodes({ cities, names }, airports, cityGroups)
  const airportRank = new Map(airports.map(({ code }, index) => [code, index + 1]))
  const weighed = cities.map((city) => {
    const inLanguages = names.get(city.id) ?? []
    const ownCodes = codes.get(city.id) ?? []
    const best = ownCodes.flatMap((code) => airportRank.get(code) ?? []).toSorted((a, b) => a - b)[0]
    return {
      id: city.id,
      name: displayedName(city, inLanguages),
      inLanguages,
      names: namesOf(city, inLanguages, ownCodes),
      importance: importanceOf(city, inLanguages, best),
      group: groupOf.get(city.country) ?? 0,
      coordinates: { latitude: city.latitude, longitude: city.longitude },
    }
  })
  return { countries, cities: weighed.toSorted((a, b) => b.importance - a.importance || a.id - b.id) }
}

export function indexOf({ cities, countries }: PackedCities): SearchIndex {
  return buildIndex(
    cities,
    countries.map((country) => ({ names: countryNames(country) })),
  )
}

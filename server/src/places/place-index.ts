import type { PlaceIndex } from '@app/contracts/place-guide'
import type { Cities, City } from '@app/datasets/cities'
import { countryName } from '@app/datasets/city-search'
import { COUNTRIES } from '@app/datasets/countries'
import { foldText } from '@app/domain/place-search'

import type { PlaceAddresses } from './place-addresses.ts'

const MOST_FOUND = 12
const SHORTEST_SEARCH = 2

export async function placeIndex(
  search: string,
  cities: Cities,
  addresses: PlaceAddresses,
): Promise<{ readonly kind: 'index'; readonly index: PlaceIndex } | { readonly kind: 'moved'; readonly path: string }> {
  const wanted = search.trim()
  const ids = wanted.length < SHORTEST_SEARCH ? [] : await findCityIds(wanted)
  const found = ids.flatMap((id) => cities.find(id) ?? [])
  const exact = found.find((city) => isNamed(city, wanted))
  if (exact) return { kind: 'moved', path: addresses.cityLink(exact).path }
  const countries = COUNTRIES.map(addresses.countryLink).filter(({ cities: known }) => known > 0)
  const capitals = COUNTRIES.flatMap(({ capital }) => cities.find(capital?.cityId ?? 0) ?? [])
  const index = {
    search: wanted,
    found: found.slice(0, MOST_FOUND).map(addresses.cityLink),
    countries: countries.toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    capitals: capitals.map(({ coordinates }) => coordinates),
  }
  return { kind: 'index', index }
}

/** As a picked suggestion is written: with its country, and with its region where it is needed. */
export function isNamed({ name, division, country }: City, wanted: string): boolean {
  const parts = [[name, countryName(country)], ...(division ? [[name, division, countryName(country)]] : [])]
  return parts.some((words) => foldText(words.join(' ')) === foldText(wanted)) && wanted.includes(',')
}

/** The search of the suggestions, which is read only when somebody searches. */
export async function findCityIds(wanted: string): Promise<readonly number[]> {
  const { findPackedCities } = await import('../functions/city-suggestions/packed-city-finder.ts')
  return findPackedCities(wanted, MOST_FOUND, true)
}

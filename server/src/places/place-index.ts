import type { PlaceIndex } from '@app/contracts/place-guide'
import { COUNTRIES } from '@app/datasets/countries'

import type { PlaceAddresses } from './place-addresses.ts'
import type { PlaceData } from './place-data.ts'

const MOST_FOUND = 12
const SHORTEST_SEARCH = 2

export async function placeIndex(search: string, data: PlaceData, addresses: PlaceAddresses): Promise<PlaceIndex> {
  const wanted = search.trim()
  const ids = wanted.length < SHORTEST_SEARCH ? [] : await findCityIds(wanted)
  const found = ids.flatMap((id) => data.cities.find(id) ?? [])
  const countries = COUNTRIES.map(addresses.countryLink).filter(({ cities }) => cities > 0)
  const capitals = COUNTRIES.flatMap(({ capital }) => data.cities.find(capital?.cityId ?? 0) ?? [])
  return {
    search: wanted,
    found: found.slice(0, MOST_FOUND).map(addresses.cityLink),
    countries: countries.toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    capitals: capitals.map(addresses.cityLink),
  }
}

/** The search of the suggestions, which is read only when somebody searches. */
async function findCityIds(wanted: string): Promise<readonly number[]> {
  const { findPackedCities } = await import('../functions/city-suggestions/packed-city-finder.ts')
  return findPackedCities(wanted, MOST_FOUND)
}

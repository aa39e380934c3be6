import type { PlaceIndex } from '@app/contracts/place-guide'
import type { Cities, City } from '@app/datasets/cities'
import { countryName } from '@app/datasets/city-search'
import { COUNTRIES } from '@app/datasets/countries'
import { areaKindOf, countriesOf } from '@app/datasets/destination-search'
import { foldText } from '@app/domain/place-search'

import type { GuideAddresses } from './guide/guide-addresses.ts'
import type { PlaceAddresses } from './place-addresses.ts'

const MAX_FOUND = 12
const SHORTEST_SEARCH = 2

const MAX_REGIONS = 3
/** The number of popular regions shown without a search. */
const REGIONS_SHOWN = 24

export async function placeIndex(
  search: string,
  cities: Cities,
  addresses: PlaceAddresses,
  inGuide: GuideAddresses,
): Promise<{ readonly kind: 'index'; readonly index: PlaceIndex } | { readonly kind: 'moved'; readonly path: string }> {
  const wanted = search.trim()
  const suggested = wanted.length < SHORTEST_SEARCH ? [] : await suggestCities(wanted, cities)
  const regions = inGuide.finder.find(wanted).filter(({ fit }) => fit !== 'similar' || suggested.length === 0)
  const area = regions.find(({ fit, displayName }) => fit === 'whole' && foldText(displayName) === foldText(wanted))
  if (area) return { kind: 'moved', path: inGuide.path(area.entry) }
  const picked = pickedCity(suggested, wanted)
  if (picked) return { kind: 'moved', path: addresses.cityLink(picked).path }
  const countries = COUNTRIES.map(addresses.countryLink).filter(({ cities: known }) => known > 0)
  const capitals = COUNTRIES.flatMap(({ capital }) => cities.find(capital?.cityId ?? 0) ?? [])
  const index = {
    search: wanted,
    found: suggested.map(({ city }) => addresses.cityLink(city)),
    regions: (wanted === ''
      ? inGuide.areas.slice(0, REGIONS_SHOWN)
      : regions.slice(0, MAX_REGIONS).map(({ entry }) => entry)
    ).map((entry) => ({
      name: entry.name,
      path: inGuide.path(entry),
      kind: areaKindOf(entry),
      countryName: countriesOf(entry.countries),
    })),
    countries: countries.toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    capitals: capitals.map(({ coordinates }) => coordinates),
  }
  return { kind: 'index', index }
}

type Suggested = { readonly city: City; readonly displayName: string }

/** As a suggestion is written (`Cologne, Germany`, `Palma, Mallorca, Spain`), or by the local name. */
export function pickedCity(suggested: readonly Suggested[], wanted: string): City | undefined {
  if (!wanted.includes(',')) return undefined
  const folded = foldText(wanted)
  const picked = suggested.find(({ displayName }) => foldText(displayName) === folded)
  return (picked ?? suggested.find(({ city }) => isNamed(city, folded)))?.city
}

function isNamed({ name, division, country }: City, folded: string): boolean {
  const parts = [[name, countryName(country)], ...(division ? [[name, division, countryName(country)]] : [])]
  return parts.some((words) => foldText(words.join(' ')) === folded)
}

/** Suggestions for a search; its index is read on first use. */
export async function suggestCities(wanted: string, cities: Cities): Promise<readonly Suggested[]> {
  const { findPackedCities, packedCityFinder } = await import('../functions/city-suggestions/packed-city-finder.ts')
  const shown = packedCityFinder.find(wanted, MAX_FOUND)
  return findPackedCities(wanted, MAX_FOUND, true).flatMap((id, place) => {
    const city = cities.find(id)
    return city ? { city, displayName: shown[place]?.displayName ?? '' } : []
  })
}

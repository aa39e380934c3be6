import { distanceKm } from '@app/domain/kernel'

import { foldName } from '../../src/airports/fold-name.ts'
import type { RawAirport } from '../pack-airports.ts'
import type { City } from './locate-cities.ts'
import type { CityNames } from './name-cities.ts'

export type NamedAirport = RawAirport & { readonly keywords: string }
/** How certain it is that the airport belongs to the city. */
type Reason = 'municipality' | 'keyword' | 'name'
type Named = (city: City) => CityNames

const REASONS: readonly Reason[] = ['municipality', 'keyword', 'name']
const FARTHEST_KM = 130
const NEAR_KM = 80
const LARGE_CITY = 100_000

/** City -> codes of its airports. For each reason an airport serves one city, the largest that fits. */
export function joinAirports(
  airports: readonly NamedAirport[],
  cities: Iterable<City>,
  named: Named,
): ReadonlyMap<City, ReadonlySet<string>> {
  const byCountry = Map.groupBy(cities, (city) => city.country)
  const served = new Map<City, Set<string>>()
  for (const airport of airports) {
    const tell = reasonFor(airport, named)
    const found = Map.groupBy(byCountry.get(airport.iso_country) ?? [], tell)
    for (const reason of REASONS) {
      const city = largest(found.get(reason) ?? [])
      if (city) served.set(city, (served.get(city) ?? new Set()).add(airport.iata_code))
    }
  }
  return served
}

function reasonFor(airport: NamedAirport, named: Named): (city: City) => Reason | null {
  const { municipality } = airport
  const bare = municipality.replaceAll(/\([^)]*\)/g, '')
  const parts = folded([municipality, bare, ...municipality.split(/[,/()–-]/)])
  const keywords = folded(airport.keywords.split(','))
  const name = foldName(airport.name)
  const position = { latitude: Number(airport.latitude_deg), longitude: Number(airport.longitude_deg) }
  return (city) => {
    const km = distanceKm(position, city)
    if (km > FARTHEST_KM) return null
    const { known } = named(city)
    const isKnown = (name: string): boolean => known.has(name)
    const isLarge = city.population >= LARGE_CITY
    if (km < NEAR_KM && parts.some(isKnown)) return 'municipality'
    if (km < NEAR_KM && isLarge && keywords.some(isKnown)) return 'keyword'
    // Short names are prefixes of too many others.
    const begins = isLarge && [...known].some((word) => word.length > 3 && name.startsWith(`${word} `))
    return begins ? 'name' : null
  }
}

function folded(names: readonly string[]): readonly string[] {
  return names.map(foldName).filter((name) => name !== '')
}

function largest(cities: readonly City[]): City | null {
  return cities.reduce<City | null>((best, city) => (best && best.population >= city.population ? best : city), null)
}

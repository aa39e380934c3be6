import type { CitySuggestion } from '@app/contracts/city-suggestions'
import type { Airport } from '@app/datasets/airports'

import type { BackendConfig } from '../../../api/backend.ts'
import { formatCountry } from '../../../text/format.ts'
import { loadFlightFacts } from '../../map/drawing/load-flight-facts.ts'
import { findCityAirports } from './find-city-airports.ts'

type FoundAirport = {
  readonly code: string
  readonly label: string
  readonly country: string
  /** The region, island or park that was named, and that one reaches by this airport. */
  readonly gatewayTo: string | null
}

/** Of a region with five airports the first ones are meant. */
const MOST_OF_REGION = 3

/**
 * Suggestions for typed text. A text that matches no airport may be a region ("Bali", "Toskana"), a city by
 * another of its names, in any script ("Москва", "東京"), or misspelt: then airports whose own name has a slip
 * ("schipol"), and those of the places that are meant.
 */
export async function findAirports(
  config: BackendConfig,
  query: string,
  most: number,
  signal: AbortSignal,
): Promise<readonly FoundAirport[]> {
  const { airportLabel, findAirport, searchAirports, searchMisspelt, resolveAirport } = await loadFlightFacts()
  const toFound = (airport: Airport, gatewayTo: string | null = null): FoundAirport => ({
    code: airport.code,
    label: airportLabel(airport),
    country: airport.country,
    gatewayTo,
  })
  const ofRegion = ({ name, region }: CitySuggestion): readonly FoundAirport[] =>
    (region?.airports ?? []).slice(0, MOST_OF_REGION).flatMap((code) => {
      const airport = findAirport(code)
      return airport ? [toFound(airport, name)] : []
    })
  const named = searchAirports(query, most)
  const shown = await withRegions(query, named)
  const known = shown.flatMap((each) => ('region' in each ? ofRegion(each) : toFound(each)))
  if (known.length > 0) return onceEach(known).slice(0, most)
  const [{ findCities }, { COUNTRIES }] = await Promise.all([
    import('../../place/search/find-cities.ts'),
    import('@app/datasets/countries'),
  ])
  const { cities } = await findCities(config, query, signal)
  const served = cities.flatMap((place) => {
    if (place.region) return ofRegion(place)
    const ofCity = findCityAirports(`${place.name}, ${place.country}`, resolveAirport, COUNTRIES)
    return (ofCity?.airports ?? []).map((airport) => toFound(airport))
  })
  return onceEach([...searchMisspelt(query, most).map((airport) => toFound(airport)), ...served]).slice(0, most)
}

type Region = CitySuggestion & { readonly region: NonNullable<CitySuggestion['region']> }

/** Without a server: airports by the city they serve, with regions where a traveller would look for them. */
async function withRegions(query: string, airports: readonly Airport[]): Promise<readonly (Airport | Region)[]> {
  const search = await import('../../place/search/offline-search.ts').catch(() => null)
  // A network that went before the script came: airports are still found by their own names.
  if (!search) return airports
  const byCode = new Map(airports.map((airport) => [airport.code, airport]))
  const cities = airports.map(({ city, country, code }) => ({
    name: city,
    country: formatCountry(country, 'en'),
    displayName: code,
  }))
  const merged = await search.addRegionsOffline(query, cities)
  return merged.flatMap((each): readonly (Airport | Region)[] => {
    if (each.region) return [{ ...each, region: each.region }]
    const airport = byCode.get(each.displayName)
    return airport ? [airport] : []
  })
}

function onceEach(airports: readonly FoundAirport[]): readonly FoundAirport[] {
  const once = new Map<string, FoundAirport>()
  for (const airport of airports) if (!once.has(airport.code)) once.set(airport.code, airport)
  return [...once.values()]
}

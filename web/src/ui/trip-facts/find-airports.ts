import type { BackendConfig } from '../../api/backend.ts'
import { loadFlightFacts } from '../chart/load-flight-facts.ts'
import { findCityAirports } from './find-city-airports.ts'

type FoundAirport = { readonly code: string; readonly label: string; readonly country: string }

/**
 * For suggestions while somebody types. What no airport is called may still be a city by another of its names, in any
 * script ("Москва", "東京"), or misspelt: then airports whose own name has a slip ("schipol"), and those of the cities that
 * are meant.
 */
export async function findAirports(
  config: BackendConfig,
  query: string,
  most: number,
  signal: AbortSignal,
): Promise<readonly FoundAirport[]> {
  const { airportLabel, searchAirports, searchMisspelt, resolveAirport } = await loadFlightFacts()
  const toFound = (airport: Parameters<typeof airportLabel>[0]): FoundAirport => ({
    code: airport.code,
    label: airportLabel(airport),
    country: airport.country,
  })
  const named = searchAirports(query, most)
  if (named.length > 0) return named.map(toFound)
  const [{ findCities }, { COUNTRIES }] = await Promise.all([
    import('../../api/suggestions/find-cities.ts'),
    import('@app/datasets/countries'),
  ])
  const { cities } = await findCities(config, query, signal)
  const served = cities.flatMap(
    ({ name, country }) => findCityAirports(`${name}, ${country}`, resolveAirport, COUNTRIES)?.airports ?? [],
  )
  return [...new Set([...searchMisspelt(query, most), ...served])].slice(0, most).map(toFound)
}

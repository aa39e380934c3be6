import type { AirportMatch } from '@app/datasets/airports'

import { loadFlightFacts } from '../../ui/chart/load-flight-facts.ts'
import { findCityAirports } from '../../ui/trip-facts/find-city-airports.ts'

/**
 * What stands in a field of the form when it is sent. Free text that can only be one airport becomes that airport, and the
 * field then shows which: "heathrow", "Lisbon, Portugal". A slip is asked about, as is a city with several.
 */
export async function resolveEnd(typed: string): Promise<AirportMatch> {
  const { isWrittenOut, resolveAirport } = await loadFlightFacts()
  const match = resolveAirport(typed)
  if (match.kind === 'similar') {
    const [only, ...others] = match.airports
    return only && others.length === 0 && isWrittenOut(typed, only) ? { kind: 'one', airport: only } : match
  }
  if (match.kind !== 'none' || !typed.includes(',')) return match
  const { COUNTRIES } = await import('@app/datasets/countries')
  const [only, ...others] = findCityAirports(typed, resolveAirport, COUNTRIES)?.airports ?? []
  if (!only) return match
  return others.length === 0 ? { kind: 'one', airport: only } : { kind: 'several', airports: [only, ...others] }
}

import type { Airport, AirportMatch } from '@app/datasets/airports'
import { distanceKm } from '@app/domain/kernel'

type Resolve = (typed: string) => AirportMatch
type Named = { readonly code: string; readonly name: string }

export type CityAirports = { readonly city: string; readonly airports: readonly [Airport, ...Airport[]] }

/** The airports of Hawaii are near each other, those of Springfield in Missouri and in Illinois are not. */
const TOGETHER_KM = 400

/**
 * `Lisbon, Portugal`, `Hotel Avenida, Lisbon, Portugal`, `Faro (FAO)` or a bare name: the city and its airports. The
 * country narrows the search; a name of two places, or two names of two places (`Seattle, Washington`), gives no
 * result.
 */
export function findCityAirports(typed: string, resolve: Resolve, countries: readonly Named[]): CityAirports | null {
  const parts = typed.split(',').map((part) => part.trim())
  const country = parts.length > 1 ? countryOf(parts.at(-1) ?? '', countries) : undefined
  const names = (country ? parts.slice(0, -1) : parts).toReversed()
  const named = names.map((name) => ({
    name: name.replace(/\s*\([A-Z]{3}\)$/, ''),
    airports: listOf(resolve(name)).filter((airport) => !country || airport.country === country),
  }))
  const known = named.find(({ airports }) => airports.length > 0)
  const [first, ...others] = known?.airports ?? []
  if (!known || !first) return null
  const isNear = (airport: Airport): boolean =>
    airport.country === first.country && distanceKm(first.coordinates, airport.coordinates) <= TOGETHER_KM
  if (!named.every(({ airports }) => airports.every(isNear))) return null
  return { city: known.name, airports: [first, ...others] }
}

function countryOf(name: string, countries: readonly Named[]): string | undefined {
  const wanted = name.toLowerCase()
  return countries.find((country) => country.name.toLowerCase() === wanted || country.code.toLowerCase() === wanted)
    ?.code
}

/** A guess does not count as a place. */
function listOf(match: AirportMatch): readonly Airport[] {
  if (match.kind === 'one') return [match.airport]
  return match.kind === 'several' ? match.airports : []
}

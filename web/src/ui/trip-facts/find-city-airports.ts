import type { Airport, AirportMatch } from '@app/datasets/airports'

type Resolve = (typed: string) => AirportMatch
type Named = { readonly code: string; readonly name: string }

export type CityAirports = { readonly city: string; readonly airports: readonly [Airport, ...Airport[]] }

/**
 * `Lisbon, Portugal`, `Hotel Avenida, Lisbon, Portugal`, `Faro (FAO)` or a bare name: the city and its airports. The
 * country narrows; without one, a name that two countries share is nobody's.
 */
export function findCityAirports(typed: string, resolve: Resolve, countries: readonly Named[]): CityAirports | null {
  const parts = typed.split(',').map((part) => part.trim())
  const country = parts.length > 1 ? countryOf(parts.at(-1) ?? '', countries) : undefined
  const names = country ? parts.slice(0, -1) : parts
  for (const name of names.toReversed()) {
    const found = listOf(resolve(name)).filter((airport) => !country || airport.country === country)
    const [first, ...others] = found
    if (first && others.every((airport) => airport.country === first.country))
      return { city: name.replace(/\s*\([A-Z]{3}\)$/, ''), airports: [first, ...others] }
  }
  return null
}

function countryOf(name: string, countries: readonly Named[]): string | undefined {
  const wanted = name.toLowerCase()
  return countries.find((country) => country.name.toLowerCase() === wanted || country.code.toLowerCase() === wanted)
    ?.code
}

/** A guess is no place. */
function listOf(match: AirportMatch): readonly Airport[] {
  if (match.kind === 'one') return [match.airport]
  return match.kind === 'several' ? match.airports : []
}

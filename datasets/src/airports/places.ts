import packed from '../../packed/airports.json' with { type: 'json' }
import type { Airport } from './airport.ts'
import { AIRPORTS, findAirport } from './airports.ts'
import { spellings } from './fold-name.ts'

const rank = new Map(AIRPORTS.map((airport, index) => [airport, index]))

/** Cities, islands and city codes by every folded name, with their airports, the busiest first. */
export const AIRPORTS_BY_PLACE: ReadonlyMap<string, readonly Airport[]> = collect()

function collect(): ReadonlyMap<string, readonly Airport[]> {
  const found = new Map<string, Set<Airport>>()
  const add = (name: string, airports: readonly Airport[]) => {
    for (const spelling of spellings(name)) {
      if (!spelling) continue
      const known = found.get(spelling) ?? new Set()
      for (const airport of airports) known.add(airport)
      found.set(spelling, known)
    }
  }
  for (const airport of AIRPORTS) {
    // Two towns share an airport: Raleigh/Durham; or a district names its city: Pendik, Istanbul.
    for (const city of [airport.city, ...airport.city.split(/[,/]/)]) add(city, [airport])
  }
  for (const line of packed.places) {
    const [codes = '', ...names] = line.split('|')
    const airports = codes.split(' ').flatMap((code) => findAirport(code) ?? [])
    for (const name of names) add(name, airports)
  }
  return new Map([...found].map(([name, airports]) => [name, byTraffic(airports)]))
}

/** The busiest first, each once. */
export function byTraffic(airports: Iterable<Airport>): readonly Airport[] {
  return [...new Set(airports)].toSorted((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0))
}

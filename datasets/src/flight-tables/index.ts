import type { CalendarDate, Claim } from '@app/domain/kernel'
import type { FlightRoute } from '@app/domain/passenger-rights'

import {
  type Airport,
  AIRPORTS,
  AIRPORTS_SOURCE,
  findAirport,
  resolveAirport,
  routeBetween as measureBetween,
} from '../airports/index.ts'

const placeOf = new Map(AIRPORTS.map(({ code }, index) => [code, index]))

/** Airports in the shape of the companion's look-ups. */
export const FLIGHT_TABLES = {
  airports: {
    all: AIRPORTS,
    find: findAirport,
    named,
    // The table is sorted by traffic.
    importance: (code: string): number => 1 - (placeOf.get(code) ?? AIRPORTS.length) / AIRPORTS.length,
    routeBetween,
    origin: AIRPORTS_SOURCE,
  },
}

function named(place: string): readonly Airport[] {
  const match = resolveAirport(place)
  return match.kind === 'one' ? [match.airport] : match.kind === 'several' ? match.airports : []
}

function routeBetween(from: string, to: string, today: CalendarDate): Claim<FlightRoute> | undefined {
  const [start, end] = [findAirport(from), findAirport(to)]
  return start && end ? measureBetween(start, end, today) : undefined
}

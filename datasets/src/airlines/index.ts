import { calendarDate } from '@app/domain/kernel'

import packed from '../../packed/airlines.json' with { type: 'json' }

export type Alliance = 'oneworld' | 'SkyTeam' | 'Star Alliance'

export type Airline = {
  /** Two characters; three codes are shared by a passenger and a cargo airline. */
  readonly iata: string
  /** Three letters. */
  readonly icao: string | null
  readonly name: string
  /** ISO 3166-1, inferred from its flights; `@app/datasets/airline-countries` has most of the others. */
  readonly country: string | null
  readonly countryBasis: 'base airport' | 'busiest departures' | null
  readonly alliance: Alliance | null
  readonly flightsPerYear: number | null
  readonly wikipediaUrl: string | null
}

/** By code. */
export const AIRLINES: readonly Airline[] = packed.rows.map(fromLine)

export const AIRLINES_SOURCE = { source: packed.source, checkedAt: calendarDate(packed.checkedAt) }

/** Of two with the same code the one with more flights. */
const byCode = new Map(AIRLINES.toSorted(byFlights).map((airline) => [airline.iata, airline]))

export function findAirline(iata: string): Airline | undefined {
  return byCode.get(iata.trim().toUpperCase())
}

function byFlights(a: Airline, b: Airline): number {
  return (a.flightsPerYear ?? 0) - (b.flightsPerYear ?? 0)
}

function fromLine(line: string): Airline {
  const [iata = '', icao, name = '', country, basis, alliance, flights, page] = line.split('|')
  return {
    iata,
    icao: icao || null,
    name,
    country: country || null,
    countryBasis: basis ? (basis as Airline['countryBasis']) : null,
    alliance: alliance ? (alliance as Alliance) : null,
    flightsPerYear: flights ? Number(flights) : null,
    wikipediaUrl: page ? `https://en.wikipedia.org/wiki/${page}` : null,
  }
}

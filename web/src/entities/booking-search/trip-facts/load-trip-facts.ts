import type { Airport } from '@app/datasets/airports'
import { dayOfYear, daylightMinutes, type Season, seasonOf } from '@app/domain/daylight'
import { type CalendarDate, type Coordinates, distanceKm } from '@app/domain/kernel'

import type { CityAirports } from './find-city-airports.ts'

export const AROUND_KM = 100
/** From this distance on an airport's name is misleading. */
const FAR_KM = 35
const MOST_NEARBY = 4

export type FromPlace = { readonly city: string; readonly km: number }

export type NearAirport = {
  readonly code: string
  readonly label: string
  /** The distance from the requested place, if its position is known. */
  readonly away: FromPlace | null
  /** The city in its name, if that is far away. */
  readonly farFrom: FromPlace | null
}

/** Facts about a place on a date. */
export type ArrivalFacts = {
  readonly city: string
  readonly timeZone: string | null
  readonly date: CalendarDate
  readonly season: Season
  readonly daylightMinutes: number
  /** Of the country; null when unknown. */
  readonly drivingSide: 'left' | 'right' | null
  readonly airports: readonly NearAirport[]
}

type Point = {
  readonly city: string
  readonly coordinates: Coordinates
  readonly timeZone?: string
  readonly country?: string
}

type AwayOf = (airport: Airport, km: number) => FromPlace

/** From tables that ship with the page: the same on the server, in the browser, and, once loaded, offline. */
export async function loadTripFacts() {
  const [{ airportLabel, AIRPORTS, resolveAirport }, { placeOfAirport }, { findCountry }] = await Promise.all([
    import('@app/datasets/airports'),
    import('@app/datasets/airport-places'),
    import('@app/datasets/countries'),
  ])
  const sideIn = (country: string | undefined) => (country && findCountry(country)?.drivingSide) || null

  const namedAfter = (airport: Airport): FromPlace | null => placeOfAirport(airport.code)?.namedAfter ?? null
  const farFrom = (airport: Airport): FromPlace | null => {
    const named = namedAfter(airport)
    return named && named.km >= FAR_KM ? named : null
  }
  /** For a traveller who requested Heathrow, Stansted is far from London rather than far from Heathrow. */
  const awayOf = (other: Airport, airport: Airport, km: number): FromPlace => {
    const far = farFrom(other)
    return far?.city === namedAfter(airport)?.city && far ? far : { city: airport.code, km }
  }
  const toNear = (airport: Airport, away: FromPlace | null): NearAirport => {
    const rounded = away && { city: away.city, km: Math.round(away.km) }
    return { code: airport.code, label: airportLabel(airport), away: rounded, farFrom: farFrom(airport) }
  }
  /** The busiest airports around, the nearest of them first. */
  const around = (centre: Coordinates, without: string | null, awayOf: AwayOf): readonly NearAirport[] =>
    AIRPORTS.map((airport) => ({ airport, km: distanceKm(centre, airport.coordinates) }))
      .filter(({ airport, km }) => km <= AROUND_KM && airport.code !== without)
      .slice(0, MOST_NEARBY)
      .toSorted((a, b) => a.km - b.km)
      .map(({ airport, km }) => toNear(airport, awayOf(airport, km)))
  const onDay = ({ latitude }: Coordinates, date: CalendarDate) => ({
    date,
    season: seasonOf(latitude, date),
    daylightMinutes: daylightMinutes(latitude, dayOfYear(date)),
  })

  return {
    resolveAirport,
    farFrom,
    timeZoneOf: (airport: Airport) => placeOfAirport(airport.code)?.timeZone ?? null,
    ofAirport: (airport: Airport, date: CalendarDate): ArrivalFacts => ({
      city: airport.city,
      timeZone: placeOfAirport(airport.code)?.timeZone ?? null,
      drivingSide: sideIn(airport.country),
      ...onDay(airport.coordinates, date),
      airports: around(airport.coordinates, airport.code, (other, km) => awayOf(other, airport, km)),
    }),
    /** A place with a known position; without its own time zone it has that of the nearest airport. */
    ofPoint: ({ city, coordinates, timeZone, country }: Point, date: CalendarDate): ArrivalFacts => {
      const airports = around(coordinates, null, (_, km) => ({ city, km }))
      const [nearest] = airports
      const clock = timeZone ?? (nearest && placeOfAirport(nearest.code)?.timeZone)
      return { city, timeZone: clock ?? null, drivingSide: sideIn(country), ...onDay(coordinates, date), airports }
    },
    /**
     * A city with one or more airports. When its centre is unknown, each distance is measured from the city in the
     * airport's name.
     */
    ofCity: ({ city, airports }: CityAirports, date: CalendarDate, centre?: Coordinates): ArrivalFacts => ({
      city,
      timeZone: placeOfAirport(airports[0].code)?.timeZone ?? null,
      drivingSide: sideIn(airports[0].country),
      ...onDay(airports[0].coordinates, date),
      airports: airports.map((airport) =>
        toNear(airport, centre ? { city, km: distanceKm(centre, airport.coordinates) } : namedAfter(airport)),
      ),
    }),
  }
}

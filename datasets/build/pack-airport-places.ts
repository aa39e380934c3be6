/** Airports and GeoNames -> one line per airport: its time zone, and its distance from the city in its name. */
import { distanceKm } from '@app/domain/kernel'

import { foldName } from '../src/airports/fold-name.ts'
import { PointGrid } from '../src/columns/point-grid.ts'
import type { RawCity } from './cities/read-cities.ts'
import { displayedName } from './city-search/displayed-name.ts'
import { lineOf } from './packed-text.ts'

/** An airport further away than this does not belong to the city in its name. */
const FARTHEST_NAMESAKE_KM = 150
/** Below this, a name may just as well be that of a nearby hamlet. */
const FEWEST_PEOPLE = 15_000
const LONGEST_NAME_WORDS = 4
const CLOCK_RINGS_KM = [50, 200, 800]

type AirportLine = {
  readonly code: string
  readonly city: string
  readonly name: string
  readonly country: string
  readonly latitude: number
  readonly longitude: number
}

export function packAirportPlaces(airportLines: readonly string[], cities: readonly RawCity[]): readonly string[] {
  const grid = new PointGrid(
    Float64Array.from(cities, ({ latitude }) => latitude),
    Float64Array.from(cities, ({ longitude }) => longitude),
  )
  const near = (airport: AirportLine, km: number): readonly RawCity[] =>
    grid.near(airport, km).flatMap(({ row }) => cities[row] ?? [])
  return airportLines.map(readLine).map((airport) => {
    const namesake = findNamesake(airport, near(airport, FARTHEST_NAMESAKE_KM))
    const km = namesake && Math.round(distanceKm(airport, namesake))
    return lineOf(airport.code, findClock(airport, near), namesake ? displayedName(namesake, []) : null, km ?? null)
  })
}

/** The time zone of the nearest town of the same country; at sea that of the nearest town. */
function findClock(
  airport: AirportLine,
  near: (airport: AirportLine, km: number) => readonly RawCity[],
): string | null {
  for (const km of CLOCK_RINGS_KM) {
    const found = near(airport, km)
    const town = found.find(({ country }) => country === airport.country) ?? (km === 800 ? found[0] : undefined)
    if (town) return town.timeZone
  }
  return null
}

/** The largest city whose whole name is part of the airport's. */
function findNamesake(airport: AirportLine, cities: readonly RawCity[]): RawCity | undefined {
  const names = new Set([airport.city, airport.name].flatMap(wordRuns))
  return cities
    .filter(
      ({ country, population, feature, name }) =>
        country === airport.country && population >= FEWEST_PEOPLE && feature !== 'PPLX' && names.has(foldName(name)),
    )
    .toSorted((a, b) => b.population - a.population)[0]
}

function wordRuns(text: string): readonly string[] {
  const words = foldName(text).split(' ')
  return words.flatMap((_, start) =>
    Array.from({ length: LONGEST_NAME_WORDS }, (__, more) => words.slice(start, start + more + 1).join(' ')),
  )
}

function readLine(line: string): AirportLine {
  const [code = '', city = '', name = '', country = '', latitude, longitude] = line.split('|')
  return { code, city, name, country, latitude: Number(latitude), longitude: Number(longitude) }
}

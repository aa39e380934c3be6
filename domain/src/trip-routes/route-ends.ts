/** Where a trip comes into its region and leaves it, with the nights that a late flight or an early one needs there. */
import { type Coordinates, distanceKm } from '../kernel/index.ts'
import { type Base, baseAt } from './base.ts'
import type { RouteGuide } from './route-guide.ts'
import type { RouteEnd, RouteRequest } from './route-request.ts'
import type { Stay } from './stay.ts'

const LATE_AT = 18 * 60
const EARLY_AT = 13 * 60
/** By road at about this speed; beyond the longest drive by air, airport to airport. */
const KM_PER_HOUR = 55
const LONGEST_ROAD_KM = 350
const FLIGHT_HOURS = 4.5
const IN_TOWN_KM = 20
const TOWN_OF_THE_AIRPORT_KM = 40
/** Farther than this nobody drives after a late landing, or before a morning flight. */
const FAR_AT_NIGHT_KM = 25
const FAR_BY_DAY_KM = 250

type Ends = Pick<RouteRequest, 'arrival' | 'departure'>

/** Hours from where the traveller lands to the first base, and from the last base to the flight home. */
export function hoursToEnds(
  stays: readonly Stay[],
  { arrival, departure }: Ends,
): { readonly usual: number; readonly tight: number } {
  const [first, last] = [stays[0]?.base, stays.at(-1)?.base]
  const there = hoursBetween(arrival, first)
  const back = hoursBetween(departure, last)
  const tight = (isLate(arrival) ? there : 0) + (isEarly(departure) ? back : 0)
  return { usual: there + back - tight, tight }
}

function hoursBetween(end: RouteEnd | null | undefined, base: Base | undefined): number {
  if (!end || !base) return 0
  const km = distanceKm(end.coordinates, base.coordinates)
  if (km <= IN_TOWN_KM || (end.isAssumed && km > LONGEST_ROAD_KM)) return 0
  return km > LONGEST_ROAD_KM ? FLIGHT_HOURS : km / KM_PER_HOUR
}

const isLate = (end: RouteEnd | null | undefined): boolean => end?.at != null && end.at >= LATE_AT
const isEarly = (end: RouteEnd | null | undefined): boolean => end?.at != null && end.at < EARLY_AT

/** Kilometres from the arrival to the first point and from the last one to the departure. */
export function kmToEnds(first: Coordinates, last: Coordinates, { arrival, departure }: Ends): number {
  return (
    (arrival ? distanceKm(arrival.coordinates, first) : 0) + (departure ? distanceKm(last, departure.coordinates) : 0)
  )
}

/** A late landing has its night in the town of the airport, and so has an early flight home, or one from far away. */
export function withEndNights(
  stays: readonly Stay[],
  guide: RouteGuide,
  { arrival, departure }: Ends,
): readonly Stay[] {
  const [first, last] = [stays[0], stays.at(-1)]
  const start = first && farTown(guide, first.base, arrival, isLate(arrival))
  const begun = start ? withNight(stays, start, 'first') : stays
  const end = last && farTown(guide, last.base, departure, isEarly(departure))
  return end ? withNight(begun, end, 'last') : begun
}

function farTown(guide: RouteGuide, base: Base, end: RouteEnd | null | undefined, isTight: boolean): Base | null {
  if (!end || end.isStart) return null
  const km = distanceKm(end.coordinates, base.coordinates)
  if (km <= (isTight ? FAR_AT_NIGHT_KM : FAR_BY_DAY_KM) || (end.isAssumed && km > FAR_BY_DAY_KM)) return null
  const { destinations, areas } = guide.tables
  const cities = destinations.filter(({ kind }) => kind === 'city')
  const towns = [
    ...cities.map(({ id, coordinates }) => ({ point: { destinationId: id, areaId: null }, coordinates })),
    ...areas
      .filter(({ isBase, destinationId }) => isBase === 'yes' && guide.destination(destinationId)?.kind !== 'city')
      .map(({ id, destinationId, coordinates }) => ({ point: { destinationId, areaId: id }, coordinates })),
  ]
  const [nearest] = towns
    .map(({ point, coordinates }) => ({ point, away: distanceKm(coordinates, end.coordinates) }))
    .filter(({ away }) => away <= TOWN_OF_THE_AIRPORT_KM)
    .toSorted((one, other) => one.away - other.away)
  return nearest ? baseAt(guide, nearest.point) : null
}

/** The longest stay gives it. */
function withNight(stays: readonly Stay[], base: Base, side: 'first' | 'last'): readonly Stay[] {
  const longest = Math.max(...stays.map(({ nights }) => nights))
  if (longest < 2) return stays
  const index = stays.findIndex(({ nights }) => nights === longest)
  const fewer = stays.map((stay, at) => (at === index ? { ...stay, nights: stay.nights - 1 } : stay))
  const own: Stay = { base, nights: 1 }
  return side === 'first' ? [own, ...fewer] : [...fewer, own]
}

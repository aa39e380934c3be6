import { type Coordinates, distanceKm } from '../kernel/index.ts'
import { type FlightEnd, flownKm } from './around-closed-sky.ts'

export type FlightEstimate = {
  readonly distanceKm: number
  readonly minutes: number
  /** Course at the start, clockwise from north. */
  readonly initialBearingDegrees: number
}

// An airliner cruises at about 0.8 Mach, and needs half an hour more than that to taxi, climb and come down.
const CRUISE_KM_PER_HOUR = 850
const ON_THE_GROUND_AND_CLIMBING_MINUTES = 30
// Routes bend around weather, borders and other traffic.
const DETOUR = 1.03
const ROUNDED_TO_MINUTES = 5

/**
 * Gate to gate without a stop, by the shortest route. Winds can change it by an hour in either direction; it is no
 * timetable.
 */
export function estimateFlight(from: Coordinates, to: Coordinates): FlightEstimate {
  const km = distanceKm(from, to)
  return { distanceKm: km, minutes: minutesFor(km), initialBearingDegrees: initialBearing(from, to) }
}

/** The same, around airspace closed to airlines of both countries. */
export function estimateFlightBetween(from: FlightEnd, to: FlightEnd): FlightEstimate {
  return { ...estimateFlight(from.coordinates, to.coordinates), minutes: minutesFor(flownKm(from, to)) }
}

function minutesFor(km: number): number {
  const minutes = (km * DETOUR * 60) / CRUISE_KM_PER_HOUR + ON_THE_GROUND_AND_CLIMBING_MINUTES
  return Math.round(minutes / ROUNDED_TO_MINUTES) * ROUNDED_TO_MINUTES
}

/** https://en.wikipedia.org/wiki/Great-circle_navigation#Course */
function initialBearing(from: Coordinates, to: Coordinates): number {
  const [phi1, phi2] = [radians(from.latitude), radians(to.latitude)]
  const lambda = radians(to.longitude - from.longitude)
  const east = Math.sin(lambda) * Math.cos(phi2)
  const north = Math.cos(phi1) * Math.sin(phi2) - Math.sin(phi1) * Math.cos(phi2) * Math.cos(lambda)
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

import { windowsOn } from '../opening-hours/index.ts'
import { chooseLegHome } from '../travel-time/index.ts'
import { type DayFacts, lastPosition, legHome, placeOf, type PlacesOfTrip } from '../trip-edit/index.ts'
import type { Stop, TripDay } from '../trip/index.ts'

/** The longest wait for a meal. */
const MEAL_PATIENCE_MINUTES = 60

/**
 * Whether a settled day works: nothing overlaps, every place with known hours is open for the whole visit, meals and
 * appointments are at their times in `before`, and the leg home ends in time.
 */
export function dayFits(day: TripDay, before: TripDay, places: PlacesOfTrip, facts: DayFacts): boolean {
  let free = day.start.at
  for (const stop of day.stops) {
    if (stop.arrive < free + (stop.leg?.minutes ?? 0)) return false
    if (!isOpenFor(stop, day, places, facts) || isPushedTooFar(stop, before)) return false
    free = stop.leave
  }
  const home = chooseLegHome(lastPosition(day, places), day.end.coordinates, facts)
  return free + home.minutes + day.end.bufferMinutes <= day.end.at
}

export function isOpenFor(stop: Stop, { date }: TripDay, places: PlacesOfTrip, facts: DayFacts): boolean {
  const place = placeOf(stop, places)
  if (stop.isLocked || !place?.hours || date === null) return true
  const windows = windowsOn(place.hours.text, date, facts)
  // Unreadable hours are not a closure; the checker reports them as unknown.
  return windows === null || windows.some(({ opens, closes }) => opens <= stop.arrive && stop.leave <= closes)
}

function isPushedTooFar({ id, kind, arrive }: Stop, before: TripDay): boolean {
  if (kind === 'visit' || kind === 'free') return false
  const was = before.stops.find((stop) => stop.id === id)
  return was !== undefined && Math.abs(arrive - was.arrive) > (kind === 'meal' ? MEAL_PATIENCE_MINUTES : 0)
}

/** The travel time of a day, which an insertion should hardly increase. */
export function minutesUnderway(day: TripDay, places: PlacesOfTrip, facts: DayFacts): number {
  return day.stops.reduce((sum, { leg }) => sum + (leg?.minutes ?? 0), legHome(day, places, facts).minutes)
}

import type { CityStay, CityTrip, DayWindow, Flights, PlannedStay } from './city-trip.ts'

/** How an event constrains a stay: within it, at least the whole stay in its window, or one day in common. */
const READINGS: readonly ((stay: PlannedStay, window: DayWindow) => boolean)[] = [
  (stay, window) => stay.firstDay <= window.firstDay && stay.lastDay >= window.lastDay,
  (stay, window) =>
    (stay.firstDay <= window.firstDay && stay.lastDay >= window.lastDay) ||
    (stay.firstDay >= window.firstDay && stay.lastDay <= window.lastDay),
  (stay, window) => stay.firstDay <= window.lastDay && stay.lastDay >= window.firstDay,
]
// A set of cities is a number, one bit each.
const MOST_CITIES = 24

/**
 * The first order in which every event can be attended, every stay has its length and every flight exists; the
 * strictest feasible reading of events decides. Null when there is none.
 */
export function orderCities(trip: CityTrip): readonly PlannedStay[] | null {
  if (trip.stays.length === 0 || trip.stays.length > MOST_CITIES) return null
  for (const isMet of READINGS) {
    for (const flights of [trip.writtenFlights, trip.flights]) {
      const found = search(trip, flights, (stay, planned) => stay.windows.every((window) => isMet(planned, window)))
      if (found) return found
    }
  }
  return null
}

function search(
  trip: CityTrip,
  flights: Flights,
  isMet: (stay: CityStay, planned: PlannedStay) => boolean,
): PlannedStay[] | null {
  const { stays } = trip
  const isDeadEnd = new Set<string>()
  const order: PlannedStay[] = []

  // The day follows from the set of visited cities, so a failure for one set always repeats.
  function visit(visited: number, last: string | null, firstDay: number): boolean {
    if (order.length === stays.length) return order.at(-1)?.lastDay === trip.days
    const key = `${visited} ${last}`
    if (isDeadEnd.has(key)) return false
    for (const [at, stay] of stays.entries()) {
      const isReachable = last === null || flights.get(last)?.has(stay.city)
      const planned = { city: stay.city, firstDay, lastDay: firstDay + stay.days - 1 }
      if (visited & (1 << at) || !isReachable || planned.lastDay > trip.days || !isMet(stay, planned)) continue
      order.push(planned)
      if (visit(visited | (1 << at), stay.city, planned.lastDay)) return true
      order.pop()
    }
    isDeadEnd.add(key)
    return false
  }
  return visit(0, null, 1) ? order : null
}

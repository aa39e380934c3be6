import { type DayFacts, dropStop, findDay, placeOf } from '../trip-edit/index.ts'
import type { Stop, Trip, TripDay } from '../trip/index.ts'
import { dayFits } from './day-fits.ts'
import { insertBest } from './insert-best.ts'

export type Way = { readonly trip: Trip; readonly given: Stop }

/** What was asked for by name takes the place of one stop that was not, the least known that is enough. */
export function makeWay(trip: Trip, stop: Stop, days: readonly TripDay[], facts: DayFacts): Way | null {
  const renown = (each: Stop): number => placeOf(each, trip.places)?.renown ?? 0
  const free = days
    .flatMap((day) => day.stops.filter(isFree).map((given) => ({ day, given })))
    .toSorted((one, other) => renown(one.given) - renown(other.given))
  for (const { day, given } of free) {
    const without = dropStop(trip, given.id, facts)
    const housed = insertBest(
      without,
      stop,
      without.days.filter(({ id }) => id === day.id),
      facts,
    )
    const now = housed && findDay(housed, day.id)
    // Meals stay where they were before anything gave way.
    if (housed && now && dayFits(now, day, housed.places, facts)) return { trip: housed, given }
  }
  return null
}

function isFree({ kind, placeId, isLocked, isMustSee }: Stop): boolean {
  return kind === 'visit' && placeId !== null && !isLocked && !isMustSee
}

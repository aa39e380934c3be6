import { type DayFacts, settleDay } from '../trip-edit/index.ts'
import type { Stop, Trip, TripDay } from '../trip/index.ts'
import { dayFits, minutesUnderway } from './day-fits.ts'

/**
 * The trip with that stop in its cheapest position on one of those days; null when it fits nowhere. A time that moves
 * no other stop is preferred.
 */
export function insertBest(trip: Trip, stop: Stop, days: readonly TripDay[], facts: DayFacts): Trip | null {
  return insertQuietly(trip, stop, days, facts) ?? insert(trip, stop, days, facts, () => true)
}

/** Only without moving other stops. */
export function insertQuietly(trip: Trip, stop: Stop, days: readonly TripDay[], facts: DayFacts): Trip | null {
  return insert(trip, stop, days, facts, isQuiet)
}

function isQuiet(tried: TripDay, before: TripDay): boolean {
  return before.stops.every(({ id, arrive }) => tried.stops.find((stop) => stop.id === id)?.arrive === arrive)
}

function insert(
  trip: Trip,
  stop: Stop,
  days: readonly TripDay[],
  facts: DayFacts,
  isFine: (tried: TripDay, before: TripDay) => boolean,
): Trip | null {
  let best: { readonly day: TripDay; readonly cost: number } | null = null
  for (const day of days) {
    const before = minutesUnderway(day, trip.places, facts)
    for (let index = 0; index <= day.stops.length; index += 1) {
      const tried = insertAt(day, stop, index, trip, facts)
      if (!isFine(tried, day) || !dayFits(tried, day, trip.places, facts)) continue
      const cost = minutesUnderway(tried, trip.places, facts) - before
      if (!best || cost < best.cost) best = { day: tried, cost }
    }
  }
  return best && withDay(trip, best.day)
}

function insertAt(day: TripDay, stop: Stop, index: number, { places }: Trip, facts: DayFacts): TripDay {
  const stops = day.stops.toSpliced(index, 0, { ...stop, isLocked: false })
  return settleDay({ ...day, stops }, places, facts, new Set([stop.id]))
}

export function withDay(trip: Trip, day: TripDay): Trip {
  return { ...trip, days: trip.days.map((own) => (own.id === day.id ? day : own)) }
}

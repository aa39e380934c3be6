/** The fixed stops of a guide route: legs between cities, and excursions. */
import { type CalendarDate, weekdayOf } from '../kernel/index.ts'
import type { PlannedDayTrip, PlannedLeg } from '../trip-routes/index.ts'
import type { StopWay, TripDay } from '../trip/index.ts'
import type { AskedCity } from './trip-ask.ts'

/** Getting to the airport, through it, and into town. */
const FLIGHT_EXTRA_MINUTES = 150
/** A longer leg is not planned. */
const MOST_MINUTES = 14 * 60
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** Null if either is not a stop of a route, or another city was inserted between them. */
export function routeLeg(before: AskedCity, { base }: AskedCity): PlannedLeg | null {
  return before.base && base?.arriveDay === before.base.leaveDay ? base.leg : null
}

/** From lodging to lodging. */
export function minutesOfLeg({ mode, minutes }: PlannedLeg): number {
  return Math.min(MOST_MINUTES, mode === 'fly' ? minutes + FLIGHT_EXTRA_MINUTES : minutes)
}

export function wayOf({ mode, minutes, price, codes, basis }: PlannedLeg): StopWay {
  return { mode, minutes, price, codes, isEstimate: basis === 'estimate' }
}

/** By day index: an excursion takes a day between two nights in the same place, on which it is open. */
export function excursionsOf(
  cities: readonly AskedCity[],
  dateOf: (index: number) => CalendarDate | null,
): ReadonlyMap<number, PlannedDayTrip> {
  const excursions = new Map<number, PlannedDayTrip>()
  const stays = [...new Set(cities)]
  for (const stay of stays) {
    const first = cities.indexOf(stay)
    const isLast = stay === cities.at(-1)
    const end = cities.lastIndexOf(stay) - (isLast ? 1 : 0)
    const days = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + 1 + index)
    for (const dayTrip of stay.base?.dayTrips ?? []) {
      const day = days.find((index) => !excursions.has(index) && isOpen(dayTrip, dateOf(index)))
      if (day !== undefined) excursions.set(day, dayTrip)
    }
  }
  return excursions
}

function isOpen({ closedDays }: PlannedDayTrip, date: CalendarDate | null): boolean {
  if (date === null) return true
  const weekday = WEEKDAYS[weekdayOf(date)]
  return weekday === undefined || !(closedDays ?? []).includes(weekday)
}

/** The hours of a day with an excursion: as early and as late as it needs. */
export function hoursFor(day: TripDay, { leaveAt, backAt }: PlannedDayTrip): Pick<TripDay, 'start' | 'end'> {
  return {
    start: { ...day.start, at: Math.min(day.start.at, leaveAt) },
    end: { ...day.end, at: Math.max(day.end.at, backAt) },
  }
}

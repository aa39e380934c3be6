import { addDays, type CalendarDate } from '../kernel/index.ts'
import type { DayId, Stop, Trip } from '../trip/index.ts'

/** Something on the plan that fills up, and since when it should be booked. */
export type BookAhead = {
  readonly title: string
  readonly dayId: DayId
  readonly on: CalendarDate | null
  readonly need: 'useful' | 'essential'
  /** Null: some weeks, the guide does not say how many. */
  readonly daysAhead: number | null
  /** Null without a date, or without a number of days. */
  readonly bookBy: CalendarDate | null
  /** The day to book by is over and the visit is not. */
  readonly isLate: boolean
  /** Host name of the official site. */
  readonly domain: string | null
  /** The month in which the guide was written: `2026-11`. Null for a leg, whose row has none. */
  readonly asOf: string | null
}

const LEG_NEEDS = { 'book-weeks': 'essential', 'sells-out': 'essential', reserve: 'useful' } as const

/** The first to book comes first. A place that is visited twice is listed for its first visit. */
export function bookAhead({ days, places }: Pick<Trip, 'days' | 'places'>, today: CalendarDate): readonly BookAhead[] {
  const seen = new Set<string>()
  const found = days.flatMap((day) =>
    day.stops.flatMap((stop) => {
      const needed = neededFor(stop, places)
      const key = stop.placeId ?? stop.title
      if (!needed || seen.has(key)) return []
      seen.add(key)
      const { daysAhead } = needed
      const bookBy = day.date && daysAhead !== null ? addDays(day.date, -daysAhead) : null
      const isLate = bookBy !== null && bookBy < today && day.date !== null && day.date >= today
      return [{ title: stop.title, dayId: day.id, on: day.date, ...needed, bookBy, isLate }]
    }),
  )
  return found.toSorted((a, b) => rankOf(a) - rankOf(b) || (a.bookBy ?? '').localeCompare(b.bookBy ?? ''))
}

type Needed = Pick<BookAhead, 'need' | 'daysAhead' | 'domain' | 'asOf'>

function neededFor(stop: Stop, places: Trip['places']): Needed | null {
  const guide = stop.placeId === null ? undefined : places[stop.placeId]?.guide
  if (guide && guide.booking.need !== 'none') {
    const { need, daysAhead } = guide.booking
    return { need, daysAhead, domain: guide.domain, asOf: guide.asOf }
  }
  const code = (['book-weeks', 'sells-out', 'reserve'] as const).find((each) => stop.way?.codes.includes(each))
  return code ? { need: LEG_NEEDS[code], daysAhead: null, domain: null, asOf: null } : null
}

/** What must be booked weeks ahead, whatever the date, stands before what only should be. */
function rankOf({ need, bookBy }: BookAhead): number {
  if (bookBy !== null) return need === 'essential' ? 0 : 2
  return need === 'essential' ? 1 : 3
}

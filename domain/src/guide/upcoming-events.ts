import type { CalendarDate } from '../kernel/index.ts'
import { type EventDates, eventDatesIn } from './event-rule.ts'
import type { GuideEvent } from './event.ts'

export type UpcomingEvent = { readonly event: GuideEvent; readonly dates: EventDates }

/**
 * The events in a period by date, beginning with current ones. Events without known dates (a sighting of the moon, a
 * local calendar) are left out.
 */
export function upcomingEvents(
  events: readonly GuideEvent[],
  from: CalendarDate,
  until: CalendarDate,
): readonly UpcomingEvent[] {
  const [first, last] = [from, until].map((day) => Number(day.slice(0, 4))) as [number, number]
  // An event that began last December may be current.
  const years = Array.from({ length: last - first + 2 }, (_, index) => first - 1 + index)
  return events
    .flatMap((event) => {
      const dates = years.map((year) => eventDatesIn(event.rule, year))
      const next = dates.find((each) => each !== null && each.to >= from)
      return next && next.from <= until ? [{ event, dates: next }] : []
    })
    .toSorted((a, b) => compare(a.dates.from, b.dates.from) || b.event.importance - a.event.importance)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

import { type EventDates, type GuideEvent, upcomingEvents } from '../guide/index.ts'
import type { CalendarDate } from '../kernel/index.ts'
import type { Trip } from '../trip/index.ts'

type Holiday = { readonly date: CalendarDate; readonly name: string; readonly isEstimated: boolean }

export type DayOff = Holiday & { readonly country: string }

type HolidaysOf = (country: string, from: CalendarDate, to: CalendarDate) => readonly Holiday[]

/** Public holidays on the days of the trip, each in the country where the traveller is on that day. */
export function daysOff({ days }: Pick<Trip, 'days'>, holidaysOf: HolidaysOf): readonly DayOff[] {
  return days.flatMap(({ date, city: { country } }) =>
    date ? holidaysOf(country, date, date).map(({ name, isEstimated }) => ({ date, name, isEstimated, country })) : [],
  )
}

export type TripEvent = { readonly event: GuideEvent; readonly dates: EventDates; readonly country: string }

/** Events that change a day: closures, full trains, crowds, prices. Others are in the guide's page of the place. */
const FELT: ReadonlySet<GuideEvent['effects'][number]> = new Set([
  ...(['alcohol-limits', 'book-months-ahead', 'closures', 'crowds', 'prices-up', 'road-closures'] as const),
  ...(['short-hours', 'transport-full', 'early-nights'] as const),
])

/** Festivals and seasons of the guide during the days in one country. */
export function tripEvents(
  { days }: Pick<Trip, 'days'>,
  country: string,
  events: readonly GuideEvent[],
): readonly TripEvent[] {
  const dates = days.flatMap(({ date, city }) => (date && city.country === country ? [date] : [])).toSorted()
  const [from, to] = [dates[0], dates.at(-1)]
  if (!from || !to) return []
  return upcomingEvents(
    events.filter(({ effects }) => effects.some((effect) => FELT.has(effect))),
    from,
    to,
  ).map((found) => ({ ...found, country }))
}

/** Days out of a base: there, lunch, and back at an hour that is said. */
import { type CalendarDate, type Coordinates, weekdayOf } from '../kernel/index.ts'
import { mentions } from '../place-wishes/index.ts'
import type { PlannedDayTrip } from '../trip-routes/index.ts'
import type { MinuteOfDay, Stop, TripDay } from '../trip/index.ts'
import { fixedStop } from './fixed-stop.ts'
import type { Journey } from './journeys.ts'
import type { AskedCity, TripAsk } from './trip-ask.ts'

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const LUNCH_AT = 12 * 60 + 30
const LUNCH_MINUTES = 60
const LEAST_THERE_MINUTES = 45

/** By the index of a day: an excursion has a day between two nights in the same place, one on which it is open. */
export function excursionsOf(
  cities: readonly AskedCity[],
  journeys: ReadonlyMap<number, Journey>,
  ask: Pick<TripAsk, 'dated'>,
  dateOf: (index: number) => CalendarDate | null,
): ReadonlyMap<number, PlannedDayTrip> {
  const excursions = new Map<number, PlannedDayTrip>()
  const stays = [...new Set(cities)]
  for (const stay of stays) {
    const first = cities.indexOf(stay)
    const isLast = stay === cities.at(-1)
    const end = cities.lastIndexOf(stay) - (isLast ? 1 : 0)
    const days = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + 1 + index)
    const [dated, others] = parted(stay.base?.dayTrips ?? [], (dayTrip) => datedFor(dayTrip, ask) !== undefined)
    for (const dayTrip of dated) {
      const { date, at } = datedFor(dayTrip, ask) ?? {}
      const day = cities.findIndex((city, index) => city === stay && dateOf(index) === date && !journeys.has(index))
      if (day >= 0 && !excursions.has(day)) excursions.set(day, at ? inTimeFor(dayTrip, at) : dayTrip)
    }
    for (const dayTrip of others) {
      const day = days.find((index) => !excursions.has(index) && !journeys.has(index) && isOpen(dayTrip, dateOf(index)))
      if (day !== undefined) excursions.set(day, dayTrip)
    }
  }
  return excursions
}

function parted<T>(all: readonly T[], isFirst: (each: T) => boolean): readonly [readonly T[], readonly T[]] {
  return [all.filter(isFirst), all.filter((each) => !isFirst(each))]
}

/** "Auschwitz on the 15th at 9". */
function datedFor({ name, highlights }: PlannedDayTrip, { dated = [] }: Pick<TripAsk, 'dated'>) {
  return dated.find((wish) => [name, ...highlights].some((each) => mentions(each, wish.name)))
}

/** As long as usual, but there at that hour. */
function inTimeFor(dayTrip: PlannedDayTrip, at: MinuteOfDay): PlannedDayTrip {
  const later = Math.max(EARLIEST_OUT - dayTrip.leaveAt, at - dayTrip.travelMinutes - dayTrip.leaveAt)
  return { ...dayTrip, leaveAt: dayTrip.leaveAt + later, backAt: dayTrip.backAt + later }
}

const EARLIEST_OUT = 5 * 60

function isOpen({ closedDays }: PlannedDayTrip, date: CalendarDate | null): boolean {
  if (date === null) return true
  const weekday = WEEKDAYS[weekdayOf(date)]
  return weekday === undefined || !(closedDays ?? []).includes(weekday)
}

/** The hours of a day that has an excursion: as early and as late as it needs. */
export function hoursFor(day: TripDay, { leaveAt, backAt }: PlannedDayTrip): Pick<TripDay, 'start' | 'end'> {
  return {
    start: { ...day.start, at: Math.min(day.start.at, leaveAt) },
    end: { ...day.end, at: Math.max(day.end.at, backAt) },
  }
}

/** The way there, the place before and after lunch, and the way back. */
export function excursionStops(dayTrip: PlannedDayTrip | undefined, index: number, home: Coordinates): readonly Stop[] {
  if (!dayTrip) return []
  const { name, coordinates, leaveAt, backAt, mode, travelMinutes, price, highlights } = dayTrip
  const id = `excursion-${index + 1}`
  const travel = Math.min(travelMinutes, Math.floor((backAt - leaveAt) / 3))
  const way = { mode, minutes: travelMinutes, price, codes: [], isEstimate: false }
  const [there, back] = [leaveAt + travel, backAt - travel]
  const seen = highlights.join(', ')
  const out: Stop = { ...fixedStop(id, `To ${name}`), arrive: leaveAt, leave: there, way: { ...way, to: coordinates } }
  const wayBack = { ...way, price: null, to: home }
  const last: Stop = { ...fixedStop(`${id}-back`, `Back from ${name}`), arrive: back, leave: backAt, way: wayBack }
  const at = { ...fixedStop(`${id}-there`, name), ...(seen && { hint: seen }) }
  const eats = Math.max(LUNCH_AT, there + LEAST_THERE_MINUTES)
  if (eats + LUNCH_MINUTES > back) return [out, { ...at, arrive: there, leave: back }, last]
  const lunch: Stop = { ...fixedStop(`${id}-lunch`, `Lunch in ${shortName(name)}`), kind: 'meal' }
  const on = eats + LUNCH_MINUTES
  const rest = { ...fixedStop(`${id}-on`, `${shortName(name)}, continued`), arrive: on, leave: back }
  return [
    out,
    { ...at, arrive: there, leave: eats },
    { ...lunch, arrive: eats, leave: on },
    ...(back - on >= LEAST_THERE_MINUTES / 3 ? [rest] : []),
    last,
  ]
}

/** "Abu Dhabi: Grand Mosque & Louvre" is Abu Dhabi. */
function shortName(name: string): string {
  return name.split(/: | by | from | with /)[0] ?? name
}

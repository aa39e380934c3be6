import { addDays, type CalendarDate } from '../kernel/index.ts'
import type { DayEdge, DayId, Trip, TripCity, TripDay } from '../trip/index.ts'
import { changeDay, findDay, withIdeas } from './find-stop.ts'
import { type DayFacts, settleDay } from './settle-day.ts'

/** The limit of an account. */
const MOST_DAYS = 60

/** A copy of the last day's place and lodging. */
export function addDay(trip: Trip, id: DayId): Trip {
  const last = trip.days.at(-1)
  if (!last || trip.days.length >= MOST_DAYS || findDay(trip, id)) return trip
  const date = last.date === null ? null : addDays(last.date, 1)
  const begin = trip.days[0]?.start.at ?? last.start.at
  const day: TripDay = { ...last, id, date, stops: [], note: '', start: { ...last.end, at: begin, bufferMinutes: 0 } }
  return { ...trip, days: [...trip.days, day] }
}

/** Its places become ideas; later days move up by one. The only day of a trip is emptied instead. */
export function removeDay(trip: Trip, dayId: DayId, facts: DayFacts): Trip {
  const day = findDay(trip, dayId)
  if (!day) return trip
  const days =
    trip.days.length === 1
      ? [{ ...day, stops: [], note: '' }]
      : keepDates(
          trip.days.filter(({ id }) => id !== dayId),
          trip.days,
        )
  const places = day.stops.flatMap(({ placeId }) => (placeId === null ? [] : [placeId]))
  return settleAll(withIdeas({ ...trip, days }, [...places, ...trip.ideas]), facts)
}

/** The content of a day changes its date; the dates themselves stay in order. */
export function moveDay(trip: Trip, dayId: DayId, by: -1 | 1, facts: DayFacts): Trip {
  const index = trip.days.findIndex(({ id }) => id === dayId)
  const day = trip.days[index]
  const other = trip.days[index + by]
  if (!day || !other) return trip
  const days = trip.days.with(index, other).with(index + by, day)
  return settleAll({ ...trip, days: keepDates(days, trip.days) }, facts)
}

/** Null removes the dates: then weekdays and seasons are unknown. */
export function setFirstDate(trip: Trip, first: CalendarDate | null, facts: DayFacts): Trip {
  const days = trip.days.map((day, index) => ({ ...day, date: first === null ? null : addDays(first, index) }))
  return settleAll({ ...trip, days }, facts)
}

export function setEdge(
  trip: Trip,
  dayId: DayId,
  { edge, changes }: { readonly edge: 'start' | 'end'; readonly changes: Partial<DayEdge> },
  facts: DayFacts,
): Trip {
  return changeDay(trip, dayId, (day) =>
    settleDay({ ...day, [edge]: { ...day[edge], ...changes } }, trip.places, facts),
  )
}

/** Sets the lodging of every night in a city. A day of arrival from far, or of departure, keeps that end. */
export function setLodging(
  trip: Trip,
  city: Pick<TripCity, 'name' | 'country'>,
  lodging: Pick<DayEdge, 'title' | 'coordinates'>,
  facts: DayFacts,
): Trip {
  const moved = (edge: DayEdge): DayEdge => (edge.bufferMinutes > 0 ? edge : { ...edge, ...lodging })
  const days = trip.days.map((day) =>
    day.city.name === city.name && day.city.country === city.country
      ? { ...day, start: moved(day.start), end: moved(day.end) }
      : day,
  )
  return settleAll({ ...trip, days }, facts)
}

export function noteDay(trip: Trip, dayId: DayId, note: string): Trip {
  return changeDay(trip, dayId, (day) => ({ ...day, note }))
}

/** Removes the gaps of a day: each visit starts as soon as its leg is done and the place is open. */
export function tidyDay(trip: Trip, dayId: DayId, facts: DayFacts): Trip {
  return changeDay(trip, dayId, (day) => {
    const floating = day.stops.filter(({ kind, isLocked }) => kind === 'visit' && !isLocked)
    return settleDay(day, trip.places, facts, new Set(floating.map(({ id }) => id)))
  })
}

function keepDates(days: readonly TripDay[], dated: readonly TripDay[]): readonly TripDay[] {
  return days.map((day, index) => ({ ...day, date: dated[index]?.date ?? null }))
}

function settleAll(trip: Trip, facts: DayFacts): Trip {
  return { ...trip, days: trip.days.map((day) => settleDay(day, trip.places, facts)) }
}

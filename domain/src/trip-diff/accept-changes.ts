import { addDays } from '../kernel/index.ts'
import { byTime, changeDay, type DayFacts, settleDay, withIdeas } from '../trip-edit/index.ts'
import type { Stop, StopId, Trip, TripDay } from '../trip/index.ts'
import type { TripChange } from './diff-trips.ts'

/** The old trip with the accepted lines of the new one; the rest stays. */
export function acceptChanges(
  before: Trip,
  { after, accepted }: { readonly after: Trip; readonly accepted: readonly TripChange[] },
  facts: DayFacts,
): Trip {
  if (accepted.length === 0) return before
  const known: Trip = { ...before, places: { ...before.places, ...after.places } }
  const changed = accepted.toSorted(byWeight).reduce((trip, change) => acceptOne(trip, change, after), known)
  const ideas = [...before.ideas, ...after.ideas, ...Object.keys(before.places)]
  const touched = new Set(accepted.flatMap((change) => daysOf(change, changed)))
  const days = changed.days.map((day) =>
    touched.has(day.id) ? settleDay({ ...day, stops: byTime(day.stops) }, changed.places, facts) : day,
  )
  return withIdeas({ ...changed, days }, ideas)
}

/** A day must exist before a stop is put on it, and its moving stops must leave before it is removed. */
const WEIGHTS: readonly TripChange['kind'][] = [
  'wish',
  'day-added',
  'edge',
  'removed',
  'moved',
  'replaced',
  'retimed',
  'added',
  'day-removed',
  'dated',
]

function byWeight(one: TripChange, other: TripChange): number {
  return WEIGHTS.indexOf(one.kind) - WEIGHTS.indexOf(other.kind)
}

function acceptOne(trip: Trip, change: TripChange, after: Trip): Trip {
  switch (change.kind) {
    case 'wish':
      return { ...trip, wishes: { ...trip.wishes, [change.wish]: after.wishes[change.wish] } }
    case 'dated':
      return {
        ...trip,
        days: trip.days.map((day, index) => ({ ...day, date: change.to && addDays(change.to, index) })),
      }
    case 'day-added':
      return withDay(trip, after, change.dayId)
    case 'day-removed':
      return withoutDay(trip, change.dayId)
    case 'edge':
      return changeDay(trip, change.dayId, (day) => ({
        ...day,
        [change.edge]: { ...day[change.edge], at: change.at },
      }))
    case 'removed':
      return withoutStop(trip, change.stop.id)
    case 'added':
    case 'moved':
    case 'replaced':
    case 'retimed':
      return withStop(withoutStop(trip, change.stop.id), change.stop, change.to.dayId)
  }
}

function daysOf(change: TripChange, { days }: Trip): readonly string[] {
  if (change.kind === 'wish') return []
  if (change.kind === 'dated') return days.map(({ id }) => id)
  if ('dayId' in change) return [change.dayId]
  return [...('from' in change ? [change.from.dayId] : []), ...('to' in change ? [change.to.dayId] : [])]
}

function withoutStop(trip: Trip, stopId: StopId): Trip {
  return { ...trip, days: trip.days.map((day) => ({ ...day, stops: day.stops.filter(({ id }) => id !== stopId) })) }
}

/** If the line of its day was not accepted, the stop becomes an idea. */
function withStop(trip: Trip, stop: Stop, dayId: string): Trip {
  return changeDay(trip, dayId, (day) => ({ ...day, stops: [...day.stops, stop] }))
}

function withDay(trip: Trip, after: Trip, dayId: string): Trip {
  const index = after.days.findIndex(({ id }) => id === dayId)
  const day = after.days[index]
  return day ? { ...trip, days: trip.days.toSpliced(index, 0, { ...day, stops: [] }) } : trip
}

function withoutDay(trip: Trip, dayId: string): Trip {
  const days = trip.days.filter(({ id }) => id !== dayId)
  const dated = days.map((day, index): TripDay => ({ ...day, date: trip.days[index]?.date ?? null }))
  return days.length === 0 ? trip : { ...trip, days: dated }
}

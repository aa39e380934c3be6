import { type DayFacts, stopAt, withIdeas } from '../trip-edit/index.ts'
import type { DayId, PlaceId, StopId, Trip, TripPlace } from '../trip/index.ts'
import { insertBest, insertQuietly } from './insert-best.ts'

export type Filling = { readonly dayId: DayId; readonly facts: DayFacts; readonly newId: (place: PlaceId) => StopId }

export type Filled = { readonly trip: Trip; readonly id: StopId }

type IsWanted = (place: TripPlace) => boolean

/** The best known idea that fits into the gap without moving anything. */
export function fillGap(trip: Trip, filling: Filling, isWanted: IsWanted): Filled | null {
  return fillBy(insertQuietly, trip, filling, isWanted)
}

/** The same when nothing fits as it is: other stops may then move to later times. */
export function fillDay(trip: Trip, filling: Filling, isWanted: IsWanted): Filled | null {
  return fillGap(trip, filling, isWanted) ?? fillBy(insertBest, trip, filling, isWanted)
}

function fillBy(
  insert: typeof insertBest,
  trip: Trip,
  { dayId, facts, newId }: Filling,
  isWanted: IsWanted,
): Filled | null {
  const days = trip.days.filter(({ id }) => id === dayId)
  const wanted = trip.ideas.flatMap((id) => trip.places[id] ?? []).filter(isWanted)
  for (const place of wanted.toSorted((one, other) => other.renown - one.renown)) {
    const id = newId(place.id)
    const made = insert(trip, stopAt(place, id, trip), days, facts)
    if (made) return { trip: withIdeas(made, trip.ideas), id }
  }
  return null
}

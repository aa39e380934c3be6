/** A traveller's edits to a stop. Each edit returns a new trip; an impossible one returns the same trip. */
import type { DayId, MinuteOfDay, PlaceId, Stop, StopId, Trip, TripPlace } from '../trip/index.ts'
import { changeDay, findDay, findStop, withIdeas } from './find-stop.ts'
import { relayDay } from './relay-day.ts'
import { byTime, type DayFacts, settleDay } from './settle-day.ts'

export type Position = { readonly dayId: DayId; readonly index: number }

export function addStop(trip: Trip, stop: Stop, { dayId, index }: Position, facts: DayFacts): Trip {
  if (!findDay(trip, dayId) || findStop(trip, stop.id)) return trip
  const added = changeDay(trip, dayId, (day) =>
    settleDay({ ...day, stops: day.stops.toSpliced(index, 0, stop) }, trip.places, facts, floatingOf(stop)),
  )
  return withIdeas(added, trip.ideas)
}

/** An idea, or any place, becomes a stop. */
export function addPlace(
  trip: Trip,
  { place, stopId }: { readonly place: TripPlace; readonly stopId: StopId },
  position: Position,
  facts: DayFacts,
): Trip {
  const known = { ...trip, places: { ...trip.places, [place.id]: place } }
  return addStop(known, stopAt(place, stopId, trip), position, facts)
}

export function stopAt(place: TripPlace, id: StopId, { wishes }: Pick<Trip, 'wishes'>): Stop {
  const people = wishes.adults + wishes.childAges.length
  return {
    id,
    kind: 'visit',
    title: place.name,
    placeId: place.id,
    arrive: 0,
    leave: place.visitMinutes,
    leg: null,
    isLocked: false,
    isMustSee: false,
    note: '',
    cost: place.price && { ...place.price, minorUnits: place.price.minorUnits * people },
  }
}

/** `index` counts the stops that stay in place. */
export function moveStop(trip: Trip, stopId: StopId, { dayId, index }: Position, facts: DayFacts): Trip {
  const found = findStop(trip, stopId)
  if (!found || !findDay(trip, dayId)) return trip
  if (found.day.id === dayId && found.index === index) return trip
  // Moved by hand: its old time no longer binds.
  const stop = { ...found.stop, isLocked: false }
  const without = changeDay(trip, found.day.id, (day) => ({
    ...day,
    stops: day.stops.filter(({ id }) => id !== stopId),
  }))
  const moved = changeDay(without, dayId, (day) => ({ ...day, stops: day.stops.toSpliced(index, 0, stop) }))
  if (found.day.id !== dayId)
    return [found.day.id, dayId].reduce(
      (now, id) => changeDay(now, id, (day) => relayDay(day, now.places, facts)),
      moved,
    )
  return changeDay(moved, dayId, (day) => settleDay(day, trip.places, facts, floatingOf(stop)))
}

/** A stop with a place becomes an idea again, so that an accidental removal loses nothing. */
export function dropStop(trip: Trip, stopId: StopId, facts: DayFacts): Trip {
  const found = findStop(trip, stopId)
  if (!found) return trip
  const without = changeDay(trip, found.day.id, (day) =>
    settleDay({ ...day, stops: day.stops.filter(({ id }) => id !== stopId) }, trip.places, facts),
  )
  return withIdeas(without, [...(found.stop.placeId === null ? [] : [found.stop.placeId]), ...trip.ideas])
}

/** Another place at the same time; the replaced one becomes an idea. */
export function swapStop(trip: Trip, stopId: StopId, placeId: PlaceId, facts: DayFacts): Trip {
  const found = findStop(trip, stopId)
  const place = trip.places[placeId]
  if (!found || !place) return trip
  const { stop, day } = found
  const other: Stop = {
    ...stopAt(place, stop.id, trip),
    arrive: stop.arrive,
    leave: stop.arrive + place.visitMinutes,
    isLocked: stop.isLocked,
  }
  const swapped = changeDay(trip, day.id, (own) =>
    settleDay({ ...own, stops: own.stops.map((each) => (each.id === stopId ? other : each)) }, trip.places, facts),
  )
  return withIdeas(swapped, [...(stop.placeId === null ? [] : [stop.placeId]), ...trip.ideas])
}

export function retimeStop(
  trip: Trip,
  stopId: StopId,
  { arrive, leave }: { readonly arrive: MinuteOfDay; readonly leave: MinuteOfDay },
  facts: DayFacts,
): Trip {
  const found = findStop(trip, stopId)
  if (!found || arrive < 0 || leave < arrive) return trip
  return changeDay(trip, found.day.id, (day) => {
    const stops = day.stops.map((stop) => (stop.id === stopId ? { ...stop, arrive, leave } : stop))
    return settleDay({ ...day, stops: byTime(stops) }, trip.places, facts)
  })
}

export type StopChanges = Partial<Pick<Stop, 'title' | 'note' | 'cost' | 'isLocked' | 'isMustSee' | 'kind'>>

export function changeStop(trip: Trip, stopId: StopId, changes: StopChanges): Trip {
  const found = findStop(trip, stopId)
  if (!found) return trip
  return changeDay(trip, found.day.id, (day) => ({
    ...day,
    stops: day.stops.map((stop) => (stop.id === stopId ? { ...stop, ...changes } : stop)),
  }))
}

export function addIdea(trip: Trip, place: TripPlace): Trip {
  return withIdeas({ ...trip, places: { ...trip.places, [place.id]: place } }, [place.id, ...trip.ideas])
}

export function dropIdea(trip: Trip, placeId: PlaceId): Trip {
  return withIdeas(
    trip,
    trip.ideas.filter((id) => id !== placeId),
  )
}

function floatingOf(stop: Stop): ReadonlySet<StopId> {
  // A meal and an appointment have their own time, which a new place on the day does not change.
  return new Set(stop.kind === 'visit' && !stop.isLocked ? [stop.id] : [])
}

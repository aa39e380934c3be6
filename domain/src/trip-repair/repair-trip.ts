import type { ChangeReason } from '../trip-diff/index.ts'
import {
  byTime,
  type DayFacts,
  dropStop,
  findDay,
  findStop,
  placeOf,
  removeDay,
  setEdge,
  settleDay,
  stopAt,
  withIdeas,
} from '../trip-edit/index.ts'
import type { DayId, MinuteOfDay, PlaceId, Stop, StopId, Trip, TripDay, TripPlace } from '../trip/index.ts'
import { dayFits } from './day-fits.ts'
import { insertBest, insertQuietly, withDay } from './insert-best.ts'

/** What came between a plan and the day. */
export type Trouble =
  | { readonly kind: 'late-start'; readonly dayId: DayId; readonly at: MinuteOfDay }
  | { readonly kind: 'rain'; readonly dayId: DayId }
  | { readonly kind: 'closed'; readonly stopId: StopId }
  | { readonly kind: 'add'; readonly place: TripPlace }
  | { readonly kind: 'drop-day'; readonly dayId: DayId }

export type Repair = {
  readonly trip: Trip
  readonly reasons: Readonly<Record<string, ChangeReason>>
  /** What found no room on any day; it waits among the ideas. */
  readonly unplaced: readonly PlaceId[]
}

/** Changes what must change and nothing else. `newId` names stops that were not there before. */
export function repairTrip(trip: Trip, trouble: Trouble, facts: DayFacts, newId: (place: PlaceId) => StopId): Repair {
  switch (trouble.kind) {
    case 'late-start':
      return startLater(trip, trouble, facts)
    case 'rain':
      return planForRain(trip, trouble.dayId, facts, newId)
    case 'closed':
      return goElsewhere(trip, trouble.stopId, facts, newId)
    case 'add':
      return addSomewhere(trip, trouble.place, facts, newId)
    case 'drop-day':
      return dropDay(trip, trouble.dayId, facts)
  }
}

function startLater(
  trip: Trip,
  { dayId, at }: { readonly dayId: DayId; readonly at: MinuteOfDay },
  facts: DayFacts,
): Repair {
  const before = findDay(trip, dayId)
  if (!before) return unchanged(trip)
  let late = setEdge(trip, dayId, { edge: 'start', changes: { at } }, facts)
  const taken: Stop[] = []
  for (;;) {
    const day = findDay(late, dayId)
    const next = day && !dayFits(day, before, late.places, facts) ? leastDear(day, late) : null
    if (!next) break
    taken.push(next)
    // The rest goes back to its own hours first: it may have been pushed only by what is gone.
    const stops = before.stops.filter(({ id }) => day?.stops.some((own) => own.id === id) && id !== next.id)
    late = withDay(
      dropStop(late, next.id, facts),
      settleDay({ ...before, start: { ...before.start, at }, stops }, trip.places, facts),
    )
  }
  return rehouse(trip, late, taken, { elsewhere: ({ id }) => id !== dayId, because: 'too-late', facts })
}

/** What is given up first: a meal that no longer has its hour, then what is least known and was not asked for. */
function leastDear({ stops }: TripDay, { places }: Trip): Stop | null {
  const weight = (stop: Stop): number =>
    stop.kind === 'meal' ? -1 : (stop.isMustSee ? 2 : 0) + (placeOf(stop, places)?.renown ?? 1)
  const free = stops.filter(({ isLocked, kind }) => !isLocked && kind !== 'appointment')
  return free.toSorted((one, other) => weight(one) - weight(other))[0] ?? null
}

type Rehousing = {
  readonly elsewhere: (day: TripDay) => boolean
  readonly because: ChangeReason
  readonly facts: DayFacts
}

/** The dearest first, as long as another day has room. */
function rehouse(before: Trip, trip: Trip, taken: readonly Stop[], { elsewhere, because, facts }: Rehousing): Repair {
  const visits = taken.filter(({ kind, placeId }) => kind === 'visit' && placeId !== null)
  const renown = (stop: Stop): number => (stop.isMustSee ? 2 : 0) + (placeOf(stop, before.places)?.renown ?? 0)
  let made: Trip = { ...trip, places: { ...before.places, ...trip.places } }
  const unplaced: PlaceId[] = []
  for (const stop of visits.toSorted((one, other) => renown(other) - renown(one))) {
    const housed = insertBest(made, stop, made.days.filter(elsewhere), facts)
    if (housed) made = housed
    else if (stop.placeId !== null) unplaced.push(stop.placeId)
  }
  const reasons = Object.fromEntries(taken.map(({ id }) => [id, because]))
  return { trip: withIdeas(made, [...unplaced, ...before.ideas, ...trip.ideas]), reasons, unplaced }
}

/** What the rain spoils changes days with something under a roof, or gives way to an idea under one. */
function planForRain(trip: Trip, dayId: DayId, facts: DayFacts, newId: (place: PlaceId) => StopId): Repair {
  const wet = findDay(trip, dayId)
  if (!wet) return unchanged(trip)
  const spoilt = wet.stops.filter((stop) => isFree(stop) && placeOf(stop, trip.places)?.isIndoor === false)
  let made = trip
  const reasons: Record<string, ChangeReason> = {}
  const unplaced: PlaceId[] = []
  for (const stop of spoilt) {
    const swapped = changeDays(made, stop, dayId, facts) ?? takeIdea(made, stop, { dayId, facts, newId })
    if (!swapped) continue
    made = swapped.trip
    for (const id of swapped.ids) reasons[id] = 'rain'
    if (swapped.isOut && stop.placeId !== null) unplaced.push(stop.placeId)
  }
  return { trip: made, reasons, unplaced }
}

const isFree = ({ kind, isLocked }: Stop): boolean => kind === 'visit' && !isLocked

type Swapped = { readonly trip: Trip; readonly ids: readonly StopId[]; readonly isOut: boolean }

function changeDays(trip: Trip, stop: Stop, dayId: DayId, facts: DayFacts): Swapped | null {
  for (const day of trip.days.filter(({ id }) => id !== dayId)) {
    const dry = day.stops.filter((other) => isFree(other) && placeOf(other, trip.places)?.isIndoor === true)
    for (const other of dry) {
      const [wet, away] = [findDay(trip, dayId), findDay(trip, day.id)]
      if (!wet || !away) continue
      const here = exchanged(wet, stop, other, trip, facts)
      const there = exchanged(away, other, stop, trip, facts)
      if (dayFits(here, wet, trip.places, facts) && dayFits(there, away, trip.places, facts))
        return { trip: withDay(withDay(trip, here), there), ids: [stop.id, other.id], isOut: false }
    }
  }
  return null
}

/** The other stop in the hours of the first, with its own length. */
function exchanged(day: TripDay, out: Stop, into: Stop, { places }: Trip, facts: DayFacts): TripDay {
  const stops = day.stops.map((stop) =>
    stop.id === out.id ? { ...into, arrive: out.arrive, leave: out.arrive + (into.leave - into.arrive) } : stop,
  )
  return settleDay({ ...day, stops: byTime(stops) }, places, facts)
}

type Filling = { readonly dayId: DayId; readonly facts: DayFacts; readonly newId: (place: PlaceId) => StopId }

function takeIdea(trip: Trip, stop: Stop, { dayId, facts, newId }: Filling): Swapped | null {
  const without = dropStop(trip, stop.id, facts)
  const filled = fillGap(
    without,
    { dayId, facts, newId },
    ({ id, isIndoor }) => isIndoor === true && id !== stop.placeId,
  )
  return filled && { trip: filled.trip, ids: [stop.id, filled.id], isOut: true }
}

/** The best known idea that fits into the gap, without moving anything for it. */
function fillGap(
  trip: Trip,
  { dayId, facts, newId }: Filling,
  isWanted: (place: TripPlace) => boolean,
): { readonly trip: Trip; readonly id: StopId } | null {
  const days = trip.days.filter(({ id }) => id === dayId)
  const wanted = trip.ideas.flatMap((id) => trip.places[id] ?? []).filter(isWanted)
  for (const place of wanted.toSorted((one, other) => other.renown - one.renown)) {
    const id = newId(place.id)
    const made = insertQuietly(trip, stopAt(place, id, trip), days, facts)
    if (made) return { trip: withIdeas(made, trip.ideas), id }
  }
  return null
}

function goElsewhere(trip: Trip, stopId: StopId, facts: DayFacts, newId: (place: PlaceId) => StopId): Repair {
  const found = findStop(trip, stopId)
  if (!found) return unchanged(trip)
  const elsewhere = ({ id }: TripDay): boolean => id !== found.day.id
  const repair = rehouse(trip, dropStop(trip, stopId, facts), [found.stop], { elsewhere, because: 'closed', facts })
  const filling = { dayId: found.day.id, facts, newId }
  const filled = fillGap(repair.trip, filling, ({ id }) => id !== found.stop.placeId)
  if (!filled) return repair
  return { ...repair, trip: filled.trip, reasons: { ...repair.reasons, [filled.id]: 'fills-gap' } }
}

function addSomewhere(trip: Trip, place: TripPlace, facts: DayFacts, newId: (place: PlaceId) => StopId): Repair {
  const known: Trip = { ...trip, places: { ...trip.places, [place.id]: place } }
  const id = newId(place.id)
  const made = insertBest(known, stopAt(place, id, known), known.days, facts)
  if (made) return { trip: withIdeas(made, trip.ideas), reasons: { [id]: 'asked' }, unplaced: [] }
  return { trip: withIdeas(known, [place.id, ...trip.ideas]), reasons: {}, unplaced: [place.id] }
}

function dropDay(trip: Trip, dayId: DayId, facts: DayFacts): Repair {
  const day = findDay(trip, dayId)
  if (!day || trip.days.length === 1) return unchanged(trip)
  const without = removeDay(trip, dayId, facts)
  return rehouse(trip, without, day.stops, { elsewhere: () => true, because: 'day-dropped', facts })
}

function unchanged(trip: Trip): Repair {
  return { trip, reasons: {}, unplaced: [] }
}

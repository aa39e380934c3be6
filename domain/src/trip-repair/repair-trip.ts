import { findNamed } from '../place-names/index.ts'
import type { ChangeReason } from '../trip-diff/index.ts'
import {
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
import { dayFits, isOpenFor } from './day-fits.ts'
import { fillGap } from './fill-gap.ts'
import { insertBest, withDay } from './insert-best.ts'
import { makeWay } from './make-way.ts'
import { planForRain } from './plan-for-rain.ts'
import type { Repair } from './repair.ts'

/** The disruption of a plan. */
export type Trouble =
  | { readonly kind: 'late-start'; readonly dayId: DayId; readonly at: MinuteOfDay }
  | { readonly kind: 'rain'; readonly dayId: DayId }
  | { readonly kind: 'closed'; readonly stopId: StopId }
  | { readonly kind: 'add'; readonly place: TripPlace }
  | { readonly kind: 'drop-day'; readonly dayId: DayId }

/** Changes only what is necessary. `newId` names new stops. */
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
    const next = day && !dayFits(day, before, late.places, facts) ? leastDear(day, late, at) : null
    if (!next) break
    taken.push(next)
    // The other stops first return to their own times: they may have been pushed only by the removed one.
    const stops = before.stops.filter(({ id }) => day?.stops.some((own) => own.id === id) && id !== next.id)
    late = withDay(
      dropStop(late, next.id, facts),
      settleDay({ ...before, start: { ...before.start, at }, stops }, trip.places, facts),
    )
  }
  return rehouse(trip, late, taken, { elsewhere: ({ id }) => id !== dayId, because: 'too-late', facts })
}

/** The stop to drop first: a meal whose time has passed, then the least known unrequested one. */
function leastDear({ stops }: TripDay, { places }: Trip, startsAt: MinuteOfDay): Stop | null {
  const weight = (stop: Stop): number =>
    stop.kind === 'meal'
      ? startsAt > stop.arrive
        ? -1
        : MEAL_WEIGHT
      : (stop.isMustSee ? 2 : 0) + (placeOf(stop, places)?.renown ?? 1)
  const free = stops.filter(({ isLocked, kind }) => !isLocked && kind !== 'appointment')
  return free.toSorted((one, other) => weight(one) - weight(other))[0] ?? null
}

const LAST_LUNCH: MinuteOfDay = 16 * 60
/** Above any unrequested sight. */
const MEAL_WEIGHT = 1.5

type Rehousing = {
  readonly elsewhere: (day: TripDay) => boolean
  readonly because: ChangeReason
  readonly facts: DayFacts
}

/** The most valued first, as long as another day has room; requested stops replace others. */
function rehouse(before: Trip, trip: Trip, taken: readonly Stop[], { elsewhere, because, facts }: Rehousing): Repair {
  const visits = taken.filter(({ kind, placeId }) => kind === 'visit' && placeId !== null)
  const renown = (stop: Stop): number => (stop.isMustSee ? 2 : 0) + (placeOf(stop, before.places)?.renown ?? 0)
  let made: Trip = { ...trip, places: { ...before.places, ...trip.places } }
  const homeless: Stop[] = []
  const given: Stop[] = []
  for (const stop of visits.toSorted((one, other) => renown(other) - renown(one))) {
    const days = made.days.filter(elsewhere)
    const housed = insertBest(made, stop, days, facts)
    const way = housed || !stop.isMustSee ? null : makeWay(made, stop, days, facts)
    made = housed ?? way?.trip ?? made
    if (way) given.push(...way.given)
    else if (!housed) homeless.push(stop)
  }
  for (const stop of given) {
    const housed = insertBest(made, stop, made.days, facts)
    made = housed ?? made
    if (!housed) homeless.push(stop)
  }
  const unplaced = homeless.flatMap(({ placeId }) => placeId ?? [])
  const reasons = Object.fromEntries([
    ...taken.map(({ id }) => [id, because] as const),
    ...given.map(({ id }) => [id, 'makes-way'] as const),
  ])
  return { trip: withIdeas(made, [...unplaced, ...before.ideas, ...trip.ideas]), reasons, unplaced }
}

function goElsewhere(trip: Trip, stopId: StopId, facts: DayFacts, newId: (place: PlaceId) => StopId): Repair {
  const found = findStop(trip, stopId)
  if (!found) return unchanged(trip)
  const { day, stop } = found
  if (stop.kind === 'meal') return eatAnywhere(trip, day, stop, facts)
  const elsewhere = ({ id }: TripDay): boolean => id !== day.id
  // Without the removed stop the leg between its neighbours may be longer.
  const { trip: without, taken } = keepFit(dropStop(trip, stopId, facts), day, facts)
  const housed = rehouse(trip, without, [stop, ...taken], { elsewhere, because: 'follows', facts })
  const repair = { ...housed, reasons: { ...housed.reasons, [stopId]: 'closed' as const } }
  const filling = { dayId: day.id, facts, newId }
  const filled = fillGap(repair.trip, filling, ({ id }) => id !== stop.placeId)
  if (!filled) return repair
  return { ...repair, trip: filled.trip, reasons: { ...repair.reasons, [filled.id]: 'fills-gap' } }
}

/** A closed restaurant does not cancel the meal: the same time, at the current position. */
function eatAnywhere(trip: Trip, day: TripDay, meal: Stop, facts: DayFacts): Repair {
  const stops = day.stops.map((stop) => (stop.id === meal.id ? anywhere(stop) : stop))
  const eaten = withDay(trip, settleDay({ ...day, stops }, trip.places, facts))
  const { trip: fitted, taken } = keepFit(eaten, day, facts)
  const repair = rehouse(trip, fitted, taken, { elsewhere: ({ id }) => id !== day.id, because: 'follows', facts })
  return { ...repair, reasons: { ...repair.reasons, [meal.id]: 'closed' } }
}

function anywhere(meal: Stop): Stop {
  return { ...meal, placeId: null, title: meal.arrive < LAST_LUNCH ? 'Lunch' : 'Dinner', leg: null, cost: null }
}

type Fitted = { readonly trip: Trip; readonly taken: readonly Stop[] }

/** A day that did not fit before is the traveller's choice: nothing else is removed from it. */
function keepFit(trip: Trip, before: TripDay, facts: DayFacts): Fitted {
  return dayFits(before, before, trip.places, facts) ? makeFit(trip, before, facts) : { trip, taken: [] }
}

function makeFit(trip: Trip, before: TripDay, facts: DayFacts): Fitted {
  const taken: Stop[] = []
  let made = trip
  for (;;) {
    const day = findDay(made, before.id)
    const next = day && !dayFits(day, before, made.places, facts) ? leastDear(day, made, day.start.at) : null
    if (!next) return { trip: made, taken }
    taken.push(next)
    made = dropStop(made, next.id, facts)
  }
}

function addSomewhere(trip: Trip, place: TripPlace, facts: DayFacts, newId: (place: PlaceId) => StopId): Repair {
  const known: Trip = { ...trip, places: { ...trip.places, [place.id]: place } }
  const id = newId(place.id)
  const isMustSee = isAskedFor(place, known)
  const stop = { ...stopAt(place, id, known), isMustSee }
  const housed = insertBest(known, stop, known.days, facts)
  const way = housed || !isMustSee ? null : makeWay(known, stop, known.days, facts)
  const made = housed ?? way?.trip
  if (!made) return { trip: withIdeas(known, [place.id, ...trip.ideas]), reasons: {}, unplaced: [place.id] }
  const given = way?.given ?? []
  const reasons = Object.fromEntries(given.map((each) => [each.id, 'makes-way'] as const))
  const freed = given.flatMap(({ placeId }) => placeId ?? [])
  return { trip: withIdeas(made, [...freed, ...trip.ideas]), reasons: { ...reasons, [id]: 'asked' }, unplaced: freed }
}

function isAskedFor(place: TripPlace, { wishes, places }: Trip): boolean {
  return wishes.mustSee.some((name) => findNamed(name, Object.values(places))?.id === place.id)
}

function dropDay(trip: Trip, dayId: DayId, facts: DayFacts): Repair {
  const day = findDay(trip, dayId)
  if (!day || trip.days.length === 1) return unchanged(trip)
  const { trip: without, taken: shut } = leaveShut(removeDay(trip, dayId, facts), facts)
  const taken = [...day.stops, ...shut]
  const repair = rehouse(trip, without, taken, { elsewhere: () => true, because: 'day-dropped', facts })
  const reasons = Object.fromEntries(shut.map(({ id }) => [id, 'closed' as const]))
  return { ...repair, reasons: { ...repair.reasons, ...reasons } }
}

/** The days after a dropped one move up, and some places are closed then. */
function leaveShut(trip: Trip, facts: DayFacts): Fitted {
  const isShut = (stop: Stop, day: TripDay): boolean => !isOpenFor(stop, day, trip.places, facts)
  const taken = trip.days.flatMap((day) => day.stops.filter((stop) => stop.kind === 'visit' && isShut(stop, day)))
  const days = trip.days.map((day) => {
    const stops = day.stops
      .filter(({ id }) => !taken.some((stop) => stop.id === id))
      .map((stop) => (stop.kind === 'meal' && isShut(stop, day) ? anywhere(stop) : stop))
    return settleDay({ ...day, stops }, trip.places, facts)
  })
  let made: Trip = { ...trip, days }
  for (const day of days) {
    const fitted = makeFit(made, day, facts)
    made = fitted.trip
    taken.push(...fitted.taken)
  }
  return { trip: made, taken }
}

function unchanged(trip: Trip): Repair {
  return { trip, reasons: {}, unplaced: [] }
}

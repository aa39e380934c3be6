import type { Coordinates } from '../kernel/index.ts'
import { type HolidayKnowledge, windowsOn } from '../opening-hours/index.ts'
import { chooseLeg, type GettingAround, USUAL_LONGEST_WALK_METRES } from '../travel-time/index.ts'
import type { Leg, MinuteOfDay, Stop, StopId, Trip, TripDay, TripPlace } from '../trip/index.ts'

/** What the hours of a day depend on, beside the day itself. */
export type DayFacts = GettingAround & HolidayKnowledge

export const USUAL_FACTS: DayFacts = {
  longestWalkMetres: USUAL_LONGEST_WALK_METRES,
  ride: 'transit',
  isHoliday: () => null,
}

export type PlacesOfTrip = Trip['places']

/**
 * Gives every stop its way and, where the one before it would otherwise not be over, a later hour. What still fits stays
 * as it was; what is locked stays in any case. Stops in `floating` have no hour of their own and take the next free one.
 */
export function settleDay(
  day: TripDay,
  places: PlacesOfTrip,
  facts: DayFacts,
  floating: ReadonlySet<StopId> = new Set(),
): TripDay {
  let stops = day.stops
  // A locked hour may lie before what stands above it: then the two change places, and the ways between them change.
  for (let round = 0; round <= day.stops.length; round += 1) {
    stops = layOut({ ...day, stops }, places, facts, floating)
    const inOrder = byTime(stops)
    if (inOrder.every((stop, index) => stop === stops[index])) break
    stops = inOrder
  }
  return { ...day, stops }
}

export function byTime(stops: readonly Stop[]): readonly Stop[] {
  return stops.toSorted((one, other) => one.arrive - other.arrive || one.leave - other.leave)
}

function layOut(day: TripDay, places: PlacesOfTrip, facts: DayFacts, floating: ReadonlySet<StopId>): readonly Stop[] {
  let here = day.start.coordinates
  let free = day.start.at
  return day.stops.map((stop) => {
    const place = placeOf(stop, places)
    const leg = place ? chooseLeg(here, place.coordinates, facts) : null
    const earliest = free + (leg?.minutes ?? 0)
    const arrive = stop.isLocked ? stop.arrive : hourFor(stop, { day, place, earliest, facts, floating })
    const leave = arrive + (stop.leave - stop.arrive)
    here = place?.coordinates ?? here
    free = Math.max(free, leave)
    return isSameTime(stop, arrive) && isSameLeg(stop.leg, leg) ? stop : { ...stop, arrive, leave, leg }
  })
}

type Slot = {
  readonly day: TripDay
  readonly place: TripPlace | null
  readonly earliest: MinuteOfDay
  readonly facts: DayFacts
  readonly floating: ReadonlySet<StopId>
}

function hourFor(stop: Stop, { day, place, earliest, facts, floating }: Slot): MinuteOfDay {
  const isFloating = floating.has(stop.id)
  if (!isFloating && stop.arrive >= earliest) return stop.arrive
  return openingFrom(earliest, stop.leave - stop.arrive, { day, place, facts })
}

/** The first minute from which the whole visit fits into the hours; where there is none, or they are unknown, at once. */
export function openingFrom(
  earliest: MinuteOfDay,
  minutes: number,
  { day, place, facts }: Pick<Slot, 'day' | 'place' | 'facts'>,
): MinuteOfDay {
  if (!place?.hours || day.date === null) return earliest
  const windows = windowsOn(place.hours.text, day.date, facts) ?? []
  const fitting = windows.find(({ opens, closes }) => Math.max(opens, earliest) + minutes <= closes)
  return fitting ? Math.max(fitting.opens, earliest) : earliest
}

export function placeOf({ placeId }: Stop, places: PlacesOfTrip): TripPlace | null {
  return placeId === null ? null : (places[placeId] ?? null)
}

/** The way home, which is no stop's own. */
export function legHome(day: TripDay, places: PlacesOfTrip, facts: DayFacts): Leg {
  return chooseLeg(lastPosition(day, places), day.end.coordinates, facts)
}

/** Where one is when the last stop is over: a meal without a place happens wherever one is. */
export function lastPosition({ stops, start }: TripDay, places: PlacesOfTrip): Coordinates {
  const last = stops.findLast((stop) => placeOf(stop, places))
  return (last && placeOf(last, places)?.coordinates) ?? start.coordinates
}

function isSameTime(stop: Stop, arrive: MinuteOfDay): boolean {
  return stop.arrive === arrive
}

function isSameLeg(one: Leg | null, other: Leg | null): boolean {
  if (one === null || other === null) return one === other
  return one.mode === other.mode && one.minutes === other.minutes && one.metres === other.metres
}

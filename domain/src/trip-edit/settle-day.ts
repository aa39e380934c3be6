import type { Coordinates } from '../kernel/index.ts'
import { type HolidayKnowledge, windowsOn } from '../opening-hours/index.ts'
import { chooseLeg, type GettingAround, USUAL_LONGEST_WALK_METRES } from '../travel-time/index.ts'
import type { Leg, MinuteOfDay, Stop, StopId, Trip, TripDay, TripPlace } from '../trip/index.ts'

/** Facts that the times of a day depend on, besides the day itself. */
export type DayFacts = GettingAround & HolidayKnowledge

export const USUAL_FACTS: DayFacts = {
  longestWalkMetres: USUAL_LONGEST_WALK_METRES,
  ride: 'transit',
  isHoliday: () => null,
}

export type PlacesOfTrip = Trip['places']

/**
 * Gives every stop its leg and, if the previous one would not be over, a later time. Stops that still fit stay; locked
 * ones always do. Stops in `floating` have no time of their own and take the next free one.
 */
export function settleDay(
  day: TripDay,
  places: PlacesOfTrip,
  facts: DayFacts,
  floating: ReadonlySet<StopId> = new Set(),
): TripDay {
  let stops = day.stops
  // A locked time may be before an earlier stop's: then the two change places, with their legs.
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
    const leg = place ? chooseLeg(here, place.coordinates, gettingOn(day, facts)) : null
    const earliest = free + (leg?.minutes ?? 0)
    const arrive = stop.isLocked ? stop.arrive : hourFor(stop, { day, place, earliest, facts, floating })
    const leave = arrive + (stop.leave - stop.arrive)
    here = place?.coordinates ?? stop.way?.to ?? here
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

/**
 * The first minute at which the whole visit fits into the opening hours; immediately when there is none, or they are
 * unknown.
 */
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

/** The leg home, which belongs to no stop. */
export function legHome(day: TripDay, places: PlacesOfTrip, facts: DayFacts): Leg {
  return chooseLeg(lastPosition(day, places), day.end.coordinates, gettingOn(day, facts))
}

/** The position after the last stop: a meal without a place happens at the current position. */
export function lastPosition({ stops, start }: TripDay, places: PlacesOfTrip): Coordinates {
  const last = stops.findLast((stop) => placeOf(stop, places) ?? stop.way?.to)
  return (last && (placeOf(last, places)?.coordinates ?? last.way?.to)) ?? start.coordinates
}

/** In a region one drives, whatever the rest of the trip does. */
function gettingOn({ ride }: TripDay, facts: DayFacts): DayFacts {
  return ride ? { ...facts, ride } : facts
}

function isSameTime(stop: Stop, arrive: MinuteOfDay): boolean {
  return stop.arrive === arrive
}

function isSameLeg(one: Leg | null, other: Leg | null): boolean {
  if (one === null || other === null) return one === other
  return one.mode === other.mode && one.minutes === other.minutes && one.metres === other.metres
}

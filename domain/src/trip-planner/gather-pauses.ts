import { distanceKm } from '../kernel/index.ts'
import type { Trip, TripDay, TripPlace } from '../trip/index.ts'
import { SMALL_CHILD_AGE } from './habits.ts'
import { isDrivenDay } from './leg-between.ts'
import { hasWish } from './place-worth.ts'
import type { PlanNode } from './plan-node.ts'

const REST = { opens: 13 * 60, closes: 16 * 60 + 30, minutes: 60, worth: 9000 }
const BEACH = { opens: 14 * 60, closes: 18 * 60 + 30, minutes: 120, worth: 9000 }
const BEACH_WITHIN_KM = 25
const NEAREST_BEACHES = 3
const SHORTEST_DAY_MINUTES = 7 * 60

/** A rest after lunch with a small child, and the beach in the afternoon if it was asked for. */
export function gatherPauses(trip: Trip, places: readonly TripPlace[]): readonly PlanNode[] {
  const { wishes, days } = trip
  const rests =
    wishes.childAges.some((age) => age < SMALL_CHILD_AGE) || hasWish(wishes, 'baby') || hasWish(wishes, 'rests')
  const beaches = hasWish(wishes, 'beach-afternoons') ? places.filter(({ kind }) => kind === 'beach') : []
  return days.flatMap((day, index) => [
    ...(rests && isWholeDay(day) ? [restOn(index)] : []),
    ...nearest(beaches, day).map((place) => beachOn(place, index, day)),
  ])
}

function isWholeDay({ start, end, stops }: TripDay): boolean {
  const isTaken = stops.some(({ arrive, leave, isLocked }) => isLocked && arrive < REST.closes && leave > REST.opens)
  return !isTaken && end.at - end.bufferMinutes - start.at - start.bufferMinutes >= SHORTEST_DAY_MINUTES
}

function restOn(ownDay: number): PlanNode {
  return {
    place: null,
    meal: null,
    pause: 'rest',
    isMustSee: true,
    isDriven: false,
    minutes: REST.minutes,
    cost: null,
    before: null,
    windowsOn: (_, dayIndex) => (dayIndex === ownDay ? [REST] : []),
    worthOn: () => REST.worth,
  }
}

function nearest(beaches: readonly TripPlace[], { city }: TripDay): readonly TripPlace[] {
  const km = ({ coordinates }: TripPlace): number => distanceKm(coordinates, city.coordinates)
  return beaches
    .filter((beach) => km(beach) <= BEACH_WITHIN_KM)
    .toSorted((one, other) => km(one) - km(other))
    .slice(0, NEAREST_BEACHES)
}

/** The same beach may be gone to every day. */
function beachOn(place: TripPlace, ownDay: number, day: TripDay): PlanNode {
  return {
    place,
    meal: null,
    pause: 'beach',
    isMustSee: true,
    isDriven: isDrivenDay(day),
    minutes: BEACH.minutes,
    cost: null,
    before: null,
    windowsOn: (_, dayIndex) => (dayIndex === ownDay ? [BEACH] : []),
    worthOn: () => BEACH.worth,
  }
}

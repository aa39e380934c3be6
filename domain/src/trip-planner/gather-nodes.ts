import { distanceKm } from '../kernel/index.ts'
import type { Trip, TripDay, TripPlace } from '../trip/index.ts'
import { costFor } from './cost-for.ts'
import { gatherMeals, isTable } from './gather-meals.ts'
import { isMustSee, isWelcome, resolveWishes, weatherFactor, worthOf } from './place-worth.ts'
import type { PlanNode } from './plan-node.ts'
import type { PlanOptions } from './plan-options.ts'
import { openWindows } from './visit-windows.ts'

const MOST_PLACES = 60
const PLACES_PER_DAY = 25
const MOST_PLACES_OF_ALL = 180
const AROUND_A_CITY_KM = 60
const OWN_CITY_KM = 12
/** The bonus of a stop that stays on its day, or at least on the trip. */
const STAYS_ON_DAY = 2500
const STAYS_ON_TRIP = 1200

type Before = NonNullable<PlanNode['before']>

/** Every place and meal that could be on the trip. Locked stops are fixed. */
export function gatherNodes(asked: Trip, candidates: readonly TripPlace[], options: PlanOptions): readonly PlanNode[] {
  const known = new Map([...Object.values(asked.places), ...candidates].map((place) => [place.id, place]))
  const trip = { ...asked, wishes: resolveWishes(withFirstSights(asked, options), [...known.values()]) }
  const before = new Map<string, Before>()
  const taken = new Set<string>()
  for (const [dayIndex, day] of trip.days.entries()) {
    for (const stop of day.stops) {
      if (stop.placeId === null) continue
      if (stop.isLocked) taken.add(stop.placeId)
      else if (stop.kind !== 'meal') before.set(stop.placeId, { stop, dayIndex })
    }
  }
  const wanted = [...known.values()].filter(
    (place) => !taken.has(place.id) && (before.has(place.id) || (isWelcome(place, trip.wishes) && !isTable(place))),
  )
  const places = chooseWorthiest(wanted, trip, before)
  const visits = places.map((place) => visitOf(place, trip, options, before.get(place.id) ?? null))
  for (const place of places) taken.add(place.id)
  return [...visits, ...gatherMeals(trip, [...known.values()], options, taken)]
}

function withFirstSights({ wishes }: Trip, { firstSights = [] }: PlanOptions): Trip['wishes'] {
  return { ...wishes, mustSee: [...wishes.mustSee, ...firstSights] }
}

function chooseWorthiest(
  places: readonly TripPlace[],
  { wishes, days }: Trip,
  before: ReadonlyMap<string, Before>,
): readonly TripPlace[] {
  const rank = (place: TripPlace): number => (before.has(place.id) ? 1e6 : 0) + worthOf(place, wishes)
  const most = Math.min(MOST_PLACES_OF_ALL, MOST_PLACES + PLACES_PER_DAY * days.length)
  return places
    .toSorted((one, other) => rank(other) - rank(one) || (one.id < other.id ? -1 : 1))
    .slice(0, Math.max(most, before.size))
}

function visitOf(place: TripPlace, trip: Trip, options: PlanOptions, before: Before | null): PlanNode {
  const { wishes, days } = trip
  const isMust = isMustSee(place, wishes) || (before?.stop.isMustSee ?? false)
  const worth = worthOf(place, isMust ? { ...wishes, mustSee: [...wishes.mustSee, place.id] } : wishes)
  return {
    place,
    meal: null,
    isMustSee: isMust,
    minutes: before ? before.stop.leave - before.stop.arrive : place.visitMinutes,
    cost: before?.stop.cost ?? costFor(place, wishes),
    before,
    windowsOn: (day) => (isNear(place, day, days) ? openWindows(place, day, options) : []),
    worthOn: (day, dayIndex) => {
      const stays = before === null ? 0 : before.dayIndex === dayIndex ? STAYS_ON_DAY : STAYS_ON_TRIP
      const weather = isMust ? 1 : weatherFactor(place, day, options)
      return Math.max(1, Math.round((worth + stays) * weather))
    },
  }
}

/** On a trip through several cities a place belongs to the nearest one, or to any that is near enough. */
function isNear({ coordinates }: TripPlace, { city }: TripDay, days: readonly TripDay[]): boolean {
  const km = distanceKm(coordinates, city.coordinates)
  if (km > AROUND_A_CITY_KM) return false
  return km <= OWN_CITY_KM || days.every((other) => distanceKm(coordinates, other.city.coordinates) >= km)
}

import type { GuideSight } from '@app/domain/guide'
import type { Trip, TripDay } from '@app/domain/trip'

import {
  type Fault,
  type GuideFacts,
  isSameName,
  kmBetween,
  monthOf,
  namesOnExcursions,
  type Visit,
  visitsOf,
  weekdayOf,
} from '../guide-facts.ts'

const AROUND_A_BASE_KM = 12
const WAY_AND_SLACK_MINUTES = 35
const LONGEST_DAY_MINUTES = 600
const MEALS_MINUTES = 120
const USED_SHARE = 0.8
const WITH_SMALL_CHILDREN_SHARE = 0.7
const WHOLE_DAY_MINUTES = 300
const LATE = new Set(['sunset', 'evening', 'night'])
const EATEN = new Set(['cafe', 'restaurant', 'food_hall', 'food_street', 'bar', 'pub', 'nightclub', 'brewery'])

export type Coverage = { readonly placed: number; readonly expected: number; readonly missed: readonly string[] }

/** Of the must-sees around each base, how many its days have room for, and how many of those are there. */
export function coverageOf(trip: Trip, facts: GuideFacts): Coverage {
  const bases = [...Map.groupBy(trip.days, ({ city }) => city.name).values()]
  const seen = new Set(visitsOf(trip, facts).map(({ place }) => place.id))
  const meals = new Set(trip.days.flatMap(({ stops }) => stops.flatMap(({ placeId }) => placeId ?? [])))
  const names = [...visitsOf(trip, facts).map(({ place }) => place.name), ...namesOnExcursions(trip)]
  const isPlaced = ({ id, name }: GuideSight): boolean =>
    seen.has(id) || meals.has(id) || names.some((other) => isSameName(other, name))
  const counted = bases.map((days) => {
    const musts = mustsOf(days, trip, facts).toSorted((one, other) => one.durationMinutes - other.durationMinutes)
    let left = days.reduce((sum, day) => sum + roomOf(day, trip), 0)
    const fitting = musts.filter((sight) => {
      left -= isEvening(sight) ? 0 : sight.durationMinutes + WAY_AND_SLACK_MINUTES
      return left >= 0
    })
    const missed = musts.filter((sight) => !isPlaced(sight))
    const placed = Math.min(musts.length - missed.length, fitting.length)
    return {
      placed,
      expected: fitting.length,
      missed: placed < fitting.length ? missed.map(({ name }) => `${days[0]?.city.name}: ${name}`) : [],
    }
  })
  return {
    placed: counted.reduce((sum, { placed }) => sum + placed, 0),
    expected: counted.reduce((sum, { expected }) => sum + expected, 0),
    missed: counted.flatMap(({ missed }) => missed),
  }
}

const isEvening = ({ bestTimes }: GuideSight): boolean =>
  bestTimes.length > 0 && bestTimes.every((time) => LATE.has(time))

function mustsOf(days: readonly TripDay[], trip: Trip, facts: GuideFacts): readonly GuideSight[] {
  const city = days[0]?.city
  if (!city) return []
  const bases = trip.days.map((day) => day.city.coordinates)
  return [...facts.sights.values()].filter((sight) => {
    const spot = sight.coordinates ?? areaOf(sight, facts)?.coordinates
    if (!spot || sight.importance !== 5 || EATEN.has(sight.kind)) return false
    const km = kmBetween(spot, city.coordinates)
    const isOwn = km <= AROUND_A_BASE_KM && bases.every((base) => kmBetween(spot, base) >= km - 0.01)
    return isOwn && isFor(sight, trip, days) && !isDetailOfCity(sight, spot, facts) && !isOverWater(sight, facts)
  })
}

function areaOf({ destinationId, areaId }: GuideSight, { areas }: GuideFacts) {
  return areas.find((area) => area.destinationId === destinationId && area.id === areaId)
}

/** Possible for these travellers on these days. */
function isFor(sight: GuideSight, { wishes }: Trip, days: readonly TripDay[]): boolean {
  const { unsuitedFor, closedDays, closedSeason, durationMinutes, bestTimes, kind } = sight
  const hasChildren = wishes.childAges.some((age) => age < 12)
  const isEarlyHome = hasChildren || wishes.special?.some(({ code }) => code === 'back-by') === true
  if (durationMinutes >= WHOLE_DAY_MINUTES || (isEarlyHome && isEvening(sight))) return false
  if (hasChildren && (unsuitedFor.includes('kids') || bestTimes.every((time) => time === 'dawn'))) return false
  if (wishes.mobility === 'step-free' && unsuitedFor.includes('wheelchair')) return false
  if (wishes.mobility === 'short-walks' && unsuitedFor.includes('seniors')) return false
  if (wishes.mustNot.some((word) => kind.includes(word.replace(/(?:es|s)$/, '').toLowerCase()))) return false
  return days.some((day) => {
    const [month, weekday] = [monthOf(day), weekdayOf(day)]
    const isShut = closedSeason.some(({ from, to }) => month !== null && isWithin(month, from, to))
    return !isShut && !(weekday && (closedDays ?? []).some((closed) => closed === weekday))
  })
}

export function isWithin(month: number, from: number, to: number): boolean {
  return from <= to ? from <= month && month <= to : month >= from || month <= to
}

/** What a region says of a city that has an entry of its own. */
function isDetailOfCity(sight: GuideSight, spot: { latitude: number; longitude: number }, facts: GuideFacts): boolean {
  return facts.countries.some(({ destinations, sights }) =>
    destinations.some(
      ({ id, kind, coordinates, radiusKm }) =>
        kind === 'city' &&
        id !== sight.destinationId &&
        kmBetween(coordinates, spot) <= radiusKm &&
        sights.some((other) => other.destinationId === id),
    ),
  )
}

export function isOverWater({ destinationId, areaId }: GuideSight, { legs }: GuideFacts): boolean {
  const own = legs.filter(
    ({ from, to, exists }) =>
      exists !== 'no' && [from, to].some((point) => point.destinationId === destinationId && point.areaId === areaId),
  )
  return own.length > 0 && own.every(({ mode }) => ['ferry', 'fast-boat', 'boat'].includes(mode))
}

/** The minutes of a day for sights. */
function roomOf(day: TripDay, { wishes }: Trip): number {
  const from = day.start.at + day.start.bufferMinutes
  const to = day.end.at - day.end.bufferMinutes
  const taken = day.stops
    .filter(({ isLocked, kind }) => isLocked && kind !== 'meal')
    .reduce((sum, { arrive, leave }) => sum + leave - arrive, 0)
  const whole = Math.min(LONGEST_DAY_MINUTES, to - from) - MEALS_MINUTES - taken
  const isSlow = wishes.mobility !== 'any' || wishes.childAges.some((age) => age < 8)
  return Math.max(0, whole * USED_SHARE * (isSlow ? WITH_SMALL_CHILDREN_SHARE : 1))
}

/** The same place twice, by id or by name, or as a stop and on a day trip. */
export function findDuplicates(trip: Trip, facts: GuideFacts): readonly Fault[] {
  const visits = visitsOf(trip, facts).filter(({ place }) => place.kind !== 'beach')
  const excursions = namesOnExcursions(trip)
  return visits.flatMap(({ place, number }, index): readonly Fault[] => {
    const before = visits.slice(0, index).find((other) => isSame(other, place))
    const onTrip = excursions.find((name) => name.toLowerCase() === place.name.toLowerCase())
    if (!before && !onTrip) return []
    return [
      { rule: 'duplicate', day: number, text: `${place.name} again${before ? ` after ${before.place.name}` : ''}` },
    ]
  })
}

function isSame({ place: one }: Visit, other: Visit['place']): boolean {
  if (one.id === other.id) return true
  return one.name.toLowerCase() === other.name.toLowerCase() && kmBetween(one.coordinates, other.coordinates) < 3
}

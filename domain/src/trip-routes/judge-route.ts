import { distanceKm } from '../kernel/index.ts'
import type { Pace } from '../trip/index.ts'
import { type Base } from './base.ts'
import { isCovered } from './covered.ts'
import { findLeg } from './find-leg.ts'
import { progress } from './heading.ts'
import type { PlannedLeg } from './planned-route.ts'
import { hoursToEnds } from './route-ends.ts'
import { pointKey, type RouteGuide } from './route-guide.ts'
import type { RouteRequest } from './route-request.ts'
import type { Stay } from './stay.ts'
import { isOverWater, type Thing, thingsFrom } from './things-to-see.ts'
import { isOfInterest, worthOf } from './worth.ts'

export type Judged = {
  readonly worth: number
  /** In the order of the stays. */
  readonly seen: readonly (readonly Thing[])[]
  readonly legs: readonly (PlannedLeg | null)[]
}

export type Judge = {
  /** Null if two bases cannot be connected. */
  readonly judge: (stays: readonly Stay[]) => Judged | null
  /** The traveller named the destinations, so an unknown leg between them is accepted. */
  readonly judgeLoosely: (stays: readonly Stay[]) => Judged
  readonly leg: (from: Base, to: Base) => PlannedLeg | null
  readonly things: (base: Base) => readonly Thing[]
}

const HOURS_A_DAY: Readonly<Record<Pace, number>> = { calm: 5.5, steady: 7, full: 8.5 }
/** The usable hours of the arrival day. */
const ARRIVAL_HOURS = 3
/** The usable share of the departure day. */
const LAST_DAY_SHARE = 0.6
/** The cost of packing and checking in, besides the travel time. */
const MOVE_WORTH = 2
const MOVE_WITH_CHILDREN_WORTH = 5
const HOUR_ON_THE_WAY_WORTH = 1.5
const AGAINST_HEADING_WORTH = 4
/** Beyond what the travellers bear. */
const HOUR_TOO_LONG_WORTH = 25
/** A flight on a road trip: another car to hire. */
const CAR_LEFT_WORTH = 14
/** From one end of a town to the other. */
const POINTLESS_MOVE_WORTH = 10
const SAME_SURROUNDINGS_KM = 9
const HOUR_TO_THE_AIRPORT_WORTH = 3
/** After a late landing, or before an early flight. */
const HOUR_AT_NIGHT_WORTH = 10
/** The worth of a night within the guide's ideal stay, beyond the sights. */
const IDEAL_NIGHT_WORTH = 4
const MUST_WORTH = 40
/** The first or the last night on an island that only boats go to. */
const BOAT_TO_THE_AIRPORT_WORTH = 40
/** The extra worth of a must-see in a requested destination. */
const ASKED_MUST_WORTH = 8
/** The extra worth of a base that the guide recommends for first visits or for children. */
const SUITED_BASE_WORTH = 2
/** Of a base with a beach, for those who want one. */
const BESIDE_THE_SEA_WORTH = 8
/** Of a base with hardly a bus, for those without a car. */
const WITHOUT_BUSES_WORTH = 14
/** The extra worth of a must-see of the classic route. */
const OF_ROUTE_WORTH = 14
/** One sleeps beside what has a day of its own, the night before and the night after. */
const ON_ITS_DAY_WORTH = 120
const ON_A_DAY_OF_TRAVEL_WORTH = 70
/** Getting to the airport, through it, and into town. */
const FLIGHT_EXTRA_MINUTES = 150
/** A scenic leg counts as half a visit. */
const SCENIC_SHARE = 0.5
/** The hours lost by a night leg, which is mostly slept through. */
const NIGHT_RIDE_HOURS = 2
const SLACK_HOURS = 1
/** Of sights of a region's cities. */
const DETAIL_SHARE = 0.3
const EVENING_HOURS = 1
const SAME_TOWN_KM = 12
const WHOLE_DAY_SHARE = 0.6
const LEAST_OF_DAY_TRIP = 3
const LONGEST_FOR_A_DAY_HOURS = 12

export function createJudge(
  guide: RouteGuide,
  request: RouteRequest,
  mustsOfRoute: ReadonlySet<string> = new Set(),
): Judge {
  const worth = (thing: Thing): number =>
    worthOf(thing, request.interests) * prestigeOf(guide, thing, request) +
    (isAskedMust(thing, request) ? ASKED_MUST_WORTH : 0) +
    (request.mustIds.includes(thing.id) ? MUST_WORTH : 0) +
    (mustsOfRoute.has(thing.id) ? OF_ROUTE_WORTH : 0)
  const things = keep(
    (base: Base) => thingsFrom(guide, base, request),
    ({ key }) => key,
  )
  const isByBoat = keep(
    (base: Base) => isOnABoat(guide, base),
    ({ key }) => key,
  )
  const legs = new Map<string, PlannedLeg | null>()
  const leg = (from: Base, to: Base): PlannedLeg | null => {
    const key = `${from.key} ${to.key}`
    const known = legs.get(key)
    if (known !== undefined) return known
    const found = findLeg(guide, from, to, request)
    legs.set(key, found)
    return found
  }
  const waysOf = (stays: readonly Stay[]): readonly (PlannedLeg | null)[] =>
    stays.map(({ base }, index) => (index === 0 ? null : leg(stays[index - 1]!.base, base)))
  const weigh = (stays: readonly Stay[], ways: readonly (PlannedLeg | null)[]): Judged => {
    const pools = sharePools(stays.map(({ base }) => things(base)))
    const visited = stays.map(({ base }) => base)
    const seen = stays.map(({ nights }, index) => {
      const hours =
        nights * HOURS_A_DAY[request.pace] -
        lostHours(ways[index] ?? null) +
        (index === stays.length - 1 ? HOURS_A_DAY[request.pace] * LAST_DAY_SHARE : 0)
      return choose(pools[index] ?? [], { nights, hours, request, visited, worth })
    })
    const ends = [stays[0], stays.at(-1)].filter((stay) => stay && isByBoat(stay.base)).length
    const filled = pools.map((pool) => daysFilled(pool, request))
    const whole = worthOfAll(stays, seen.flat(), ways, { request, worth, filled }) - ends * BOAT_TO_THE_AIRPORT_WORTH
    return { worth: whole + onTheirDays(stays, request, things), seen, legs: ways }
  }
  const judge = (stays: readonly Stay[]): Judged | null => {
    const ways = waysOf(stays)
    return ways.some((way, index) => index > 0 && way === null) ? null : weigh(stays, ways)
  }
  return { judge, judgeLoosely: (stays) => weigh(stays, waysOf(stays)), leg, things }
}

function onTheirDays(
  stays: readonly Stay[],
  { dated = [] }: RouteRequest,
  things: (base: Base) => readonly Thing[],
): number {
  return dated.reduce((sum, { ids, day }) => {
    let arrive = 0
    let worth = 0
    for (const { base, nights } of stays) {
      const leave = arrive + nights
      const isThere = day >= arrive && day <= leave && things(base).some(({ id }) => ids.includes(id))
      if (isThere) worth = Math.max(worth, day > arrive && day < leave ? ON_ITS_DAY_WORTH : ON_A_DAY_OF_TRAVEL_WORTH)
      arrive = leave
    }
    return sum + worth
  }, 0)
}

function keep<Key, Value>(find: (key: Key) => Value, nameOf: (key: Key) => string): (key: Key) => Value {
  const kept = new Map<string, Value>()
  return (key) => {
    const name = nameOf(key)
    const known = kept.get(name)
    if (known !== undefined) return known
    const found = find(key)
    kept.set(name, found)
    return found
  }
}

/** Whether only a boat reaches the base. Not where most bases are like that: in the Maldives visitors sleep on such islands. */
function isOnABoat(guide: RouteGuide, { point, destination }: Base): boolean {
  if (!isOverWater(guide, point)) return false
  const towns = guide.tables.areas.filter(({ destinationId }) => destinationId === destination.id)
  const afloat = towns.filter(({ id }) => isOverWater(guide, { destinationId: destination.id, areaId: id }))
  return destination.kind !== 'island' || afloat.length <= towns.length / 2
}

/** Without those that only a boat reaches, which a day trip shows and no drive. */
export function withoutBoats(guide: RouteGuide, things: readonly Thing[], { key }: Base): readonly Thing[] {
  return things.filter(({ sight }) => {
    return !sight || pointKey(sight) === key || !isOverWater(guide, sight)
  })
}

/** Each sight is seen once, from the nearest base. */
function sharePools(pools: readonly (readonly Thing[])[]): readonly (readonly Thing[])[] {
  const nearest = new Map<string, number>()
  for (const pool of pools) {
    for (const { id, awayMinutes } of pool) {
      nearest.set(id, Math.min(nearest.get(id) ?? Infinity, awayMinutes))
    }
  }
  const taken = new Set<string>()
  return pools.map((pool) =>
    pool.filter(({ id, awayMinutes }) => {
      if (taken.has(id) || awayMinutes > (nearest.get(id) ?? 0)) return false
      taken.add(id)
      return true
    }),
  )
}

/** Hours lost on the day of a move. */
function lostHours(way: PlannedLeg | null): number {
  if (!way) return ARRIVAL_HOURS
  if (way.mode === 'night-train' || way.mode === 'night-bus') return NIGHT_RIDE_HOURS
  const isVisit = way.mode === 'tour' || way.codes.includes('scenic')
  return (doorToDoor(way) / 60) * (isVisit ? SCENIC_SHARE : 1)
}

function doorToDoor({ mode, minutes, basis }: PlannedLeg): number {
  if (mode !== 'fly') return minutes
  return minutes + FLIGHT_EXTRA_MINUTES * (basis === 'estimate' ? 4 : 1)
}

/** Importance is relative to a destination: a 5 in Kyoto is worth more than a 5 in a small town. */
function prestigeOf(
  guide: RouteGuide,
  { sight, dayTrip }: Thing,
  { destinations, mustDestinationIds = [] }: RouteRequest,
): number {
  const destination = guide.destination((sight ?? dayTrip)?.destinationId ?? '')
  if (!destination) return 1
  const parent = guide.destination(destination.parentId ?? '')
  const isWanted = mustDestinationIds.includes(destination.id)
  const isDetail =
    !isWanted && parent && parent.kind !== 'country-route' && destinations.some(({ id }) => id === parent.id)
  return (isDetail ? DETAIL_SHARE : 1) / (1 + destination.rank / 200)
}

function isAskedMust({ importance, sight, dayTrip }: Thing, { destinations }: RouteRequest): boolean {
  return importance === 5 && destinations.some(({ id }) => id === (sight ?? dayTrip)?.destinationId)
}

type Room = {
  readonly nights: number
  readonly hours: number
  readonly request: RouteRequest
  /** Destinations with an overnight stay need no day trip. */
  readonly visited: readonly Base[]
  readonly worth: (thing: Thing) => number
}

/** The most important first, while there is time. A day trip needs a day between two nights. */
function choose(pool: readonly Thing[], { nights, hours, request, visited, worth }: Room): readonly Thing[] {
  const day = HOURS_A_DAY[request.pace]
  const dated = new Set(request.dated?.flatMap(({ ids }) => ids))
  const open = pool.filter((thing) => thing.isOpen && !thing.isUnsuited && isSensible(thing, visited, request))
  const asked = visited.length === 1 ? onlyDayTripsFor(request.interests, open, worth) : []
  const sorted = open.toSorted(
    (one, other) =>
      Number(dated.has(other.id)) - Number(dated.has(one.id)) ||
      Number(asked.includes(other)) - Number(asked.includes(one)) ||
      worth(other) - worth(one) ||
      Number(one.dayTrip !== null) - Number(other.dayTrip !== null) ||
      one.hours - other.hours ||
      (one.id < other.id ? -1 : 1),
  )
  const chosen: Thing[] = []
  let left = hours
  let wholeDays = nights - 1
  for (const thing of sorted) {
    const isWholeDay = thing.dayTrip !== null
    const needed = isInEvening(thing) ? EVENING_HOURS : Math.min(thing.hours, day)
    // The main sight is always visited, however late the arrival.
    const isFirst = chosen.length === 0 || dated.has(thing.id)
    const hasRoom =
      isWholeDay && !dated.has(thing.id)
        ? wholeDays > 0 && left >= needed * WHOLE_DAY_SHARE
        : isFirst || needed <= left + SLACK_HOURS
    if (!hasRoom || chosen.some((other) => isCovered(thing, other))) continue
    chosen.push(thing)
    left -= needed
    if (isWholeDay) wholeDays -= 1
  }
  return chosen
}

/** Lisbon has no beach, Cascais has: the best day trip for each interest that no sight of the base serves. */
function onlyDayTripsFor(
  interests: readonly string[],
  open: readonly Thing[],
  worth: (thing: Thing) => number,
): readonly Thing[] {
  return interests.flatMap((interest) => {
    const serving = open.filter(({ tags }) => isOfInterest(tags, interest))
    if (serving.some(({ dayTrip }) => dayTrip === null)) return []
    return serving.toSorted((one, other) => worth(other) - worth(one)).slice(0, 1)
  })
}

/** Days for which there is something to see, and one more. */
function daysFilled(pool: readonly Thing[], { pace }: RouteRequest): number {
  const day = HOURS_A_DAY[pace]
  const open = pool.filter(({ isOpen, isUnsuited }) => isOpen && !isUnsuited)
  return 1 + open.reduce((sum, { hours }) => sum + Math.min(hours, day), 0) / day
}

function isInEvening({ sight }: Thing): boolean {
  return sight !== null && sight.bestTimes.every((time) => time === 'sunset' || time === 'evening' || time === 'night')
}

function isSensible(
  { id, importance, dayTrip, hours }: Thing,
  visited: readonly Base[],
  { mustIds, longestRideMinutes = Infinity }: RouteRequest,
): boolean {
  if (!dayTrip) return true
  const isVisited = ({ destination, coordinates, area }: Base): boolean =>
    destination.id === dayTrip.to?.destinationId ||
    ((area !== null || destination.id !== dayTrip.destinationId) &&
      distanceKm(coordinates, dayTrip.coordinates) <= SAME_TOWN_KM)
  // Petra is seen from its own town, whatever was asked for.
  if (visited.some(isVisited)) return false
  if (mustIds.includes(id)) return true
  if (dayTrip.travelMinutes > longestRideMinutes) return false
  const isTooLong = dayTrip.isOvernightBetter === 'yes' && hours > LONGEST_FOR_A_DAY_HOURS && importance < 5
  return importance >= LEAST_OF_DAY_TRIP && !isTooLong
}

type Weighing = {
  readonly request: RouteRequest
  readonly worth: (thing: Thing) => number
  /** How many days the sights of each stay fill. */
  readonly filled: readonly number[]
}

function worthOfAll(
  stays: readonly Stay[],
  seen: readonly Thing[],
  ways: readonly (PlannedLeg | null)[],
  { request, worth, filled }: Weighing,
): number {
  const sights = seen.reduce((sum, thing) => sum + worth(thing) - (thing.sight ? thing.awayMinutes / 45 : 0), 0)
  const move = request.hasChildren || request.pace === 'calm' ? MOVE_WITH_CHILDREN_WORTH : MOVE_WORTH
  const moves = ways.reduce((sum, way) => {
    if (!way) return sum
    const isCarLeft = request.isByCar && way.mode === 'fly'
    const tooLong = way.mode === 'fly' ? 0 : Math.max(0, way.minutes - (request.longestRideMinutes ?? Infinity)) / 60
    return (
      sum +
      tooLong * HOUR_TOO_LONG_WORTH +
      move +
      (doorToDoor(way) / 60) * HOUR_ON_THE_WAY_WORTH +
      (isCarLeft ? CAR_LEFT_WORTH : 0)
    )
  }, 0)
  const pointless = stays.filter(({ base }, index) => {
    const before = stays[index - 1]
    return before && distanceKm(before.base.coordinates, base.coordinates) <= SAME_SURROUNDINGS_KM
  }).length
  const suited = stays.reduce((sum, { base }) => sum + suitOf(base, request), 0)
  const edges = edgesOf(stays, request)
  const { mustDestinationIds = [], mustBaseKeys = [] } = request
  const wanted = [
    ...mustDestinationIds.filter((id) => stays.some(({ base }) => base.destination.id === id)),
    ...mustBaseKeys.filter((key) => stays.some(({ base }) => base.key === key)),
  ]
  const ideal = stays.reduce(
    (sum, { base, nights }, index) => sum + nightsWorth(nights, Math.min(base.idealNights, filled[index] ?? Infinity)),
    0,
  )
  const against = backwards(stays, request) * AGAINST_HEADING_WORTH
  const lost = edges + against + pointless * POINTLESS_MOVE_WORTH
  return sights - moves + ideal + suited - lost + wanted.length * MUST_WORTH
}

/** Degrees against the stated heading. */
function backwards(stays: readonly Stay[], { heading }: RouteRequest): number {
  if (!heading) return 0
  return stays.reduce((sum, { base }, index) => {
    const before = stays[index - 1]
    return before ? sum + Math.max(0, -progress(before.base, base, heading)) : sum
  }, 0)
}

/** The way from the airport to the first base and from the last base to the airport. */
function edgesOf(stays: readonly Stay[], request: RouteRequest): number {
  const { arrival, departure } = request
  const fromAirport = (stay: Stay | undefined): number => (stay?.base.area?.centreMinutes ?? 0) / 30
  const { usual, tight } = hoursToEnds(stays, request)
  return (
    (arrival ? 0 : fromAirport(stays[0])) +
    (departure ? 0 : fromAirport(stays.at(-1))) +
    usual * HOUR_TO_THE_AIRPORT_WORTH +
    tight * HOUR_AT_NIGHT_WORTH
  )
}

function suitOf({ area }: Base, { hasChildren, isCarFree, interests }: RouteRequest): number {
  const uses = area?.stayFor ?? []
  const isByTheSea = area !== null && (uses.includes('beach') || area.tags.includes('beach'))
  const sea = interests.includes('beach') && isByTheSea ? BESIDE_THE_SEA_WORTH : 0
  const met = [uses.includes('first-time'), hasChildren && uses.includes('families')]
  const isStranded = isCarFree && area?.transit === 'poor'
  return sea + met.filter(Boolean).length * SUITED_BASE_WORTH - (isStranded ? WITHOUT_BUSES_WORTH : 0)
}

/** Each night is worth less than the one before, and almost nothing beyond the ideal. */
function nightsWorth(nights: number, ideal: number): number {
  const within = Math.min(nights, ideal)
  return within * IDEAL_NIGHT_WORTH - 0.05 * nights * nights
}

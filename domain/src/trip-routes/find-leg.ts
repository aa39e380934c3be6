import { estimateFlight } from '../flight-estimate/index.ts'
import { type GuideLeg, type GuideMode, isInMonths, type LegCode } from '../guide/index.ts'
import { distanceKm } from '../kernel/index.ts'
import { estimateGround } from '../travel-time/index.ts'
import type { Base } from './base.ts'
import type { PlannedLeg } from './planned-route.ts'
import { pointKey, type RouteGuide } from './route-guide.ts'

export type LegWishes = {
  readonly month: number | null
  readonly isByCar: boolean
  readonly isCarFree?: boolean
  readonly avoidModes?: readonly GuideMode[]
  readonly hasChildren: boolean
}

const ON_WATER: ReadonlySet<GuideMode> = new Set(['ferry', 'fast-boat', 'boat'])
/** How much worse a night leg ranks: plans prefer a leg by day that is nearly as usual. */
const NIGHT_PENALTY = 1.5
/** A whole day on a bus, where there is a flight. */
const ENDLESS_PENALTY = 4
const AT_NIGHT: ReadonlySet<GuideMode> = new Set(['night-bus', 'night-train'])
const IN_ONES_OWN: ReadonlySet<GuideMode> = new Set(['car', 'motorbike'])
const NORTHERN_WINTER = { from: 12, to: 3 }
const SOUTHERN_WINTER = { from: 6, to: 9 }
/** A longer drive is never estimated. */
const LONGEST_DRIVE_MINUTES = 480
const SHORTEST_FLIGHT_KM = 400
const FASTEST_TRAIN_KMH = 320
const FASTEST_KMH = 150
/** A country bus needs so much longer than a car. */
const BUS_SHARE = 1.6

/** The usual leg from one base to another; null if none is known. */
export function findLeg(guide: RouteGuide, from: Base, to: Base, wishes: LegWishes): PlannedLeg | null {
  const rows = rowsBetween(guide, from, to)
  const ways = rows
    .filter((row) => isRunning(row, to, wishes))
    .toSorted((one, other) => rankOf(one, wishes) - rankOf(other, wishes))
  const [best] = ways
  const isDriven = best === undefined || (wishes.isByCar && !IN_ONES_OWN.has(best.mode) && !isOverWater(ways))
  const isNear = distanceKm(from.coordinates, to.coordinates) <= NEAR_KM
  const chain =
    best === undefined && (!isNear || isWithoutRoad(guide, from) || isWithoutRoad(guide, to))
      ? findChain(guide, from, to, wishes)
      : null
  if (chain) return chain
  const boat = rows.length === 0 ? estimateBoat(guide, from, to) : null
  if (boat && !wishes.avoidModes?.includes('ferry')) return boat
  // If the guide describes legs through a region, distances on the map do not replace them.
  if (
    best === undefined &&
    !isNear &&
    isLinkedInside(guide, from) &&
    isLinkedInside(guide, to) &&
    from.destination.id === to.destination.id
  )
    return null
  const drive = isDriven ? estimateDrive(guide, from, to, rows, wishes) : null
  if (drive) return { ...drive, others: modesOf(ways, drive.mode) }
  if (!best || best.durationMinutes === null) {
    return rows.length === 0 && !wishes.avoidModes?.includes('fly') ? estimateFlightBetween(from, to) : null
  }
  const { minutes, isEstimated } = minutesOf(best, from, to)
  return {
    mode: best.mode,
    minutes,
    price: best.price,
    codes: best.codes,
    domain: best.domain,
    basis: isEstimated ? 'estimate' : best.exists === 'seasonal' ? 'seasonal' : 'guide',
    others: modesOf(ways, best.mode),
  }
}

function modesOf(ways: readonly GuideLeg[], chosen: GuideMode): readonly GuideMode[] {
  return [...new Set(ways.map(({ mode }) => mode))].filter((mode) => mode !== chosen)
}

const isOverWater = (ways: readonly GuideLeg[]): boolean =>
  ways.length > 0 && ways.every(({ mode }) => ON_WATER.has(mode) || mode === 'fly')

/** Rows between these bases, or else between their regions. */
function rowsBetween(guide: RouteGuide, from: Base, to: Base): readonly GuideLeg[] {
  const [start, end] = [from.point.destinationId, to.point.destinationId]
  const pairs: readonly (readonly [string, string])[] = [
    [from.key, to.key],
    [start, to.key],
    [from.key, end],
    [start, end],
  ]
  for (const [one, other] of pairs) {
    if (one === other) continue
    const rows = guide
      .legsBetween(one, other)
      .filter((row) => (row.isBothWays !== 'no' || pointKey(row.from) === one) && isBelievable(row, from, to))
    if (rows.length > 0) return rows
  }
  return []
}

/** A row between regions may be for their nearest ends: Patagonia is not crossed in three hours. */
function isBelievable({ mode, durationMinutes }: GuideLeg, from: Base, to: Base): boolean {
  if (durationMinutes === null || mode === 'fly') return true
  const kmPerHour = (distanceKm(from.coordinates, to.coordinates) * 60) / durationMinutes
  return kmPerHour <= (mode === 'hs-train' ? FASTEST_TRAIN_KMH : FASTEST_KMH)
}

function isRunning(
  { exists, codes, durationMinutes, mode }: GuideLeg,
  to: Base,
  { month, avoidModes }: LegWishes,
): boolean {
  if (exists === 'no' || durationMinutes === null || codes.includes('no-service')) return false
  if (avoidModes?.includes(mode)) return false
  const winter = to.coordinates.latitude >= 0 ? NORTHERN_WINTER : SOUTHERN_WINTER
  return month === null || !codes.includes('winter-closed') || !isInMonths([winter], month)
}

/** The usual mode first; the car first for travellers with a car, sleeper trains last for families. */
function rankOf({ mode, usualOrder, exists, durationMinutes }: GuideLeg, { isByCar, hasChildren }: LegWishes): number {
  const own = isByCar && IN_ONES_OWN.has(mode) ? -20 : 0
  const uncertain = exists === 'seasonal' ? 5 : 0
  const isEndless = mode !== 'fly' && !AT_NIGHT.has(mode) && (durationMinutes ?? 0) > LONGEST_DRIVE_MINUTES
  return (
    usualOrder +
    own +
    uncertain +
    (isEndless ? ENDLESS_PENALTY : 0) +
    (AT_NIGHT.has(mode) ? (hasChildren ? 10 : NIGHT_PENALTY) : 0)
  )
}

/** Roads in touring regions are longer than straight lines. */
const WINDING = 1.3

/** Between regions the exact towns matter: a drive takes its duration from the map, a flight from the guide. */
function minutesOf(
  { mode, durationMinutes, from, to }: GuideLeg,
  start: Base,
  end: Base,
): Pick<PlannedLeg, 'minutes'> & { readonly isEstimated: boolean } {
  const minutes = durationMinutes ?? 0
  const keys = [pointKey(from), pointKey(to)]
  const inexact = [start, end].filter(({ key }) => !keys.includes(key))
  if (inexact.length === 0) return { minutes, isEstimated: false }
  if (mode === 'car') {
    const drive = driveMinutes(start, end)
    return { minutes: drive === null ? minutes : Math.round(drive * WINDING), isEstimated: drive !== null }
  }
  const onward = mode === 'fly' ? inexact.reduce((sum, { area }) => sum + (area?.centreMinutes ?? 0), 0) : 0
  return { minutes: minutes + onward, isEstimated: false }
}

function driveMinutes(from: Base, to: Base): number | null {
  const end = ({ destination, coordinates }: Base) => ({ country: destination.countries[0] ?? '', coordinates })
  return estimateGround(end(from), end(to)).driveMinutes
}

type Drive = Omit<PlannedLeg, 'others'>

/** By road, if the map has one and no row excludes it. */
function estimateDrive(
  guide: RouteGuide,
  from: Base,
  to: Base,
  rows: readonly GuideLeg[],
  { isByCar, isCarFree }: LegWishes,
): Drive | null {
  if (isCarFree && distanceKm(from.coordinates, to.coordinates) > NEAR_KM) return estimateTrain(from, to)
  const isRefused = rows.some(({ mode, exists }) => IN_ONES_OWN.has(mode) && exists === 'no')
  if (isRefused || isWithoutRoad(guide, from) || isWithoutRoad(guide, to)) return null
  const minutes = driveMinutes(from, to)
  if (minutes === null || minutes > LONGEST_DRIVE_MINUTES) return null
  const mode = isByCar ? 'car' : isCarFree ? 'bus' : 'car-driver'
  const longer = isCarFree ? BUS_SHARE : 1
  return { mode, minutes: Math.round(minutes * longer), price: null, codes: [], domain: null, basis: 'estimate' }
}

/** Between towns with buses and trains of their own, in a country of railways: slower than between its cities. */
function estimateTrain(from: Base, to: Base): Drive | null {
  if ([from, to].some(({ area }) => area?.transit === 'poor')) return null
  const end = ({ destination, coordinates }: Base) => ({ country: destination.countries[0] ?? '', coordinates })
  const { trainMinutes } = estimateGround(end(from), end(to))
  if (trainMinutes === null) return null
  const minutes = Math.round((trainMinutes * BRANCH_LINE_SHARE) / 10) * 10
  if (minutes > LONGEST_TRAIN_MINUTES) return null
  return { mode: 'train', minutes, price: null, codes: ['change'], domain: null, basis: 'estimate' }
}

/** Between islands of one group: where all ways are over water, there is a boat. */
function estimateBoat(guide: RouteGuide, from: Base, to: Base): PlannedLeg | null {
  if (!from.area || !to.area || from.destination.id !== to.destination.id) return null
  const inside = insideOf(guide, from.destination.id).filter(({ exists }) => exists !== 'no')
  const afloat = inside.filter(({ mode }) => ON_WATER.has(mode))
  const km = distanceKm(from.coordinates, to.coordinates)
  if (km < NEXT_ISLAND_KM || afloat.length < inside.length * MOSTLY || afloat.length === 0) return null
  const minutes = Math.round((HARBOUR_MINUTES + (km / FERRY_KMH) * 60) / 10) * 10
  return { mode: 'ferry', minutes, price: null, codes: [], domain: null, basis: 'estimate', others: [] }
}

const NEXT_ISLAND_KM = 15
const MOSTLY = 0.7
const HARBOUR_MINUTES = 30
const FERRY_KMH = 30
const BRANCH_LINE_SHARE = 1.7
const LONGEST_TRAIN_MINUTES = 300

/** Without a row: by air, from airport to airport. */
function estimateFlightBetween({ destination: start }: Base, { destination: end }: Base): PlannedLeg | null {
  const km = distanceKm(start.coordinates, end.coordinates)
  const isServed = start.airports.length > 0 && end.airports.length > 0 && start.airports[0] !== end.airports[0]
  if (!isServed || km < SHORTEST_FLIGHT_KM) return null
  const { minutes } = estimateFlight(start.coordinates, end.coordinates)
  return { mode: 'fly', minutes, price: null, codes: [], domain: null, basis: 'estimate', others: [] }
}

/** Towns that are reached from others of their region only by boat or train, such as Aguas Calientes or Nusa Penida. */
function isWithoutRoad(guide: RouteGuide, { key, area, destination }: Base): boolean {
  if (!area) return false
  const inside = insideOf(guide, destination.id)
  const own = inside.filter(({ from, to }) => pointKey(from) === key || pointKey(to) === key)
  const running = own.filter(({ exists }) => exists !== 'no')
  if (own.some(({ mode, exists }) => mode === 'car' && exists === 'no')) return true
  if (running.length > 0) return running.every(({ mode }) => ON_WATER.has(mode) || mode === 'fly')
  return destination.kind === 'island' && inside.some(({ mode }) => ON_WATER.has(mode))
}

function insideOf({ tables }: RouteGuide, id: string): readonly GuideLeg[] {
  return tables.legs.filter(({ from, to }) => from.destinationId === id && to.destinationId === id)
}

/** Nearer towns are connected by road; between farther ones the map ignores mountains and water. */
const NEAR_KM = 60
const MOST_CHANGES = 4

/** Via other towns of the same region, row by row, as around Iceland. */
function findChain(guide: RouteGuide, from: Base, to: Base, wishes: LegWishes): PlannedLeg | null {
  if (!from.area || !to.area || from.destination.id !== to.destination.id) return null
  const rows = insideOf(guide, from.destination.id).filter((row) => isRunning(row, to, wishes))
  let ends = new Map<string, readonly GuideLeg[]>([[from.key, []]])
  for (let step = 0; step < MOST_CHANGES; step += 1) {
    const further = new Map(ends)
    for (const [key, way] of ends) {
      for (const row of rows) {
        const [start, end] = [pointKey(row.from), pointKey(row.to)]
        const next = start === key ? end : end === key && row.isBothWays !== 'no' ? start : null
        if (next === null) continue
        const longer = [...way, row]
        const known = further.get(next)
        if (!known || sumOf(longer) < sumOf(known)) further.set(next, longer)
      }
    }
    ends = further
  }
  const chain = ends.get(to.key)
  return chain && chain.length > 1 && sumOf(chain) <= LONGEST_DRIVE_MINUTES ? joined(chain) : null
}

const sumOf = (rows: readonly GuideLeg[]): number =>
  rows.reduce((sum, { durationMinutes }) => sum + (durationMinutes ?? 0), 0)

function joined(chain: readonly GuideLeg[]): PlannedLeg {
  const longest = chain.reduce((most, row) => ((row.durationMinutes ?? 0) > (most.durationMinutes ?? 0) ? row : most))
  const boat = chain.find(({ mode }) => ON_WATER.has(mode) || mode === 'train')
  return {
    mode: (boat ?? longest).mode,
    minutes: sumOf(chain),
    price: null,
    codes: [...new Set<LegCode>([...chain.flatMap(({ codes }) => codes), 'change'])],
    domain: (boat ?? longest).domain,
    basis: chain.some(({ exists }) => exists === 'seasonal') ? 'seasonal' : 'guide',
    others: [],
  }
}

function isLinkedInside(guide: RouteGuide, { key, destination }: Base): boolean {
  return insideOf(guide, destination.id).some(
    ({ from, to, exists }) => exists !== 'no' && (pointKey(from) === key || pointKey(to) === key),
  )
}

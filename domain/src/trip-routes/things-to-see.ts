import {
  type GuideDayTrip,
  type GuideDestination,
  type GuidePoint,
  type GuideSight,
  type Importance,
  isInMonths,
} from '../guide/index.ts'
import { distanceKm } from '../kernel/index.ts'
import type { Base } from './base.ts'
import { pointKey, type RouteGuide } from './route-guide.ts'
import type { RouteRequest } from './route-request.ts'

/** A sight or a day trip, as seen from a base. */
export type Thing = {
  readonly id: string
  readonly name: string
  readonly importance: Importance
  /** Including the return journey. */
  readonly hours: number
  /** In one direction. */
  readonly awayMinutes: number
  readonly isOpen: boolean
  /** Unsuitable for the children who travel. */
  readonly isUnsuited: boolean
  readonly tags: readonly string[]
  readonly sight: GuideSight | null
  readonly dayTrip: GuideDayTrip | null
}

export type SeenBy = Pick<RouteRequest, 'destinations' | 'hasChildren' | 'isByCar' | 'isCarFree' | 'month'>

const REACH_MINUTES = 75
const REACH_BY_CAR_MINUTES = 100
const IN_TOWN_MINUTES = 15
/** For straight-line distances, including detours and traffic. */
const MINUTES_PER_KM = 1.5
/** By the buses of the country. */
const MINUTES_PER_KM_BY_BUS = 2
/** For what one came for, without a car. */
const REACH_OF_A_MUST_MINUTES = 110
const WORTH_A_BUS = 4
const BETWEEN_SIGHTS_HOURS = 0.3

/** Everything that can be visited from a base without sleeping elsewhere. */
export function thingsFrom(guide: RouteGuide, base: Base, seen: SeenBy): readonly Thing[] {
  return [...sightsFrom(guide, base, seen), ...dayTripsFrom(guide, base, seen)]
}

/** A region's sights can also be visited from a city in it; minor ones of the city only if the region was requested. */
function sightsFrom(guide: RouteGuide, base: Base, seen: SeenBy): readonly Thing[] {
  const { destination } = base
  const nearby = around(guide, destination).flatMap(({ id }) => guide.sightsOf(id))
  const isTwice = ({ coordinates }: GuideSight): boolean =>
    !seen.destinations.some(({ id }) => id === destination.parentId) &&
    coordinates !== null &&
    distanceKm(coordinates, destination.coordinates) <= destination.radiusKm
  return [...guide.sightsOf(destination.id), ...nearby.filter((sight) => !isTwice(sight))].flatMap((sight) => {
    const awayMinutes = minutesAway(guide, base, sight, seen)
    if (awayMinutes === null || awayMinutes > reachOf(sight, seen)) return []
    const { id, name, importance, tags, durationMinutes } = sight
    const isOpen = isOpenIn(sight, seen.month)
    const hours = durationMinutes / 60 + (2 * awayMinutes) / 60 + BETWEEN_SIGHTS_HOURS
    return [
      {
        id,
        name,
        importance,
        hours,
        awayMinutes,
        isOpen,
        isUnsuited: isUnsuited(sight, seen),
        tags: [...tags, sight.kind],
        sight,
        dayTrip: null,
      },
    ]
  })
}

function reachOf({ importance }: GuideSight, { isByCar, isCarFree }: SeenBy): number {
  if (isByCar) return REACH_BY_CAR_MINUTES
  return isCarFree && importance >= WORTH_A_BUS ? REACH_OF_A_MUST_MINUTES : REACH_MINUTES
}

function around(guide: RouteGuide, { parentId }: GuideDestination): readonly GuideDestination[] {
  const parent = parentId === null ? undefined : guide.destination(parentId)
  return parent && parent.kind !== 'country-route' ? [parent] : []
}

function minutesAway(guide: RouteGuide, base: Base, sight: GuideSight, { isCarFree }: SeenBy): number | null {
  const own = base.area?.id === sight.areaId || base.area === null
  if (own && sight.destinationId === base.destination.id) return IN_TOWN_MINUTES
  const point = { destinationId: sight.destinationId, areaId: sight.areaId }
  const area = guide.area(point)
  const coordinates = sight.coordinates ?? area?.coordinates
  if (!coordinates) return null
  if (isOverWater(guide, point) && pointKey(point) !== base.key && !hasBoat(guide, base, point)) return null
  const rows = base.area ? guide.legsBetween(base.key, pointKey(point)) : []
  const ways = rows.flatMap(({ exists, mode, durationMinutes }) =>
    exists === 'no' || (isCarFree && OWN_MODES.has(mode)) ? [] : (durationMinutes ?? []),
  )
  const km = distanceKm(base.coordinates, coordinates)
  return ways.length > 0
    ? Math.min(...ways)
    : Math.max(IN_TOWN_MINUTES, km * (isCarFree ? MINUTES_PER_KM_BY_BUS : MINUTES_PER_KM))
}

/** Every way there is a boat. */
export function isOverWater({ tables }: RouteGuide, { destinationId, areaId }: GuidePoint): boolean {
  const key = pointKey({ destinationId, areaId })
  const rows =
    areaId === null ? [] : tables.legs.filter(({ from, to }) => pointKey(from) === key || pointKey(to) === key)
  const ways = rows.filter(({ exists }) => exists !== 'no')
  return ways.length > 0 && ways.every(({ mode }) => ON_WATER.has(mode))
}

function hasBoat(guide: RouteGuide, { key }: Base, point: GuidePoint): boolean {
  return guide.legsBetween(key, pointKey(point)).some(({ exists }) => exists !== 'no')
}

const OWN_MODES: ReadonlySet<string> = new Set(['car', 'car-driver', 'motorbike'])
const ON_WATER: ReadonlySet<string> = new Set(['ferry', 'fast-boat', 'boat'])

function isOpenIn({ closedSeason }: GuideSight, month: number | null): boolean {
  const closed = closedSeason.filter(({ reason }) => reason === 'closed' || reason === 'maintenance')
  return month === null || !isInMonths(closed, month)
}

/** In a region, the excursions from the town that is nearest to the base. */
function dayTripsFrom(guide: RouteGuide, base: Base, seen: SeenBy): readonly Thing[] {
  return guide.dayTripsOf(base.destination.id).flatMap((dayTrip) => {
    const { id, name, tags, totalHours, months, travelMinutes, coordinates } = dayTrip
    if (base.area && distanceKm(base.coordinates, coordinates) * MINUTES_PER_KM > travelMinutes * 2) return []
    const isOpen = seen.month === null || months.length === 0 || isInMonths(months, seen.month)
    const about = { hours: totalHours, awayMinutes: travelMinutes, isOpen, isUnsuited: isUnsuited(dayTrip, seen) }
    return [{ id, name, importance: importanceOf(guide, dayTrip), tags, ...about, sight: null, dayTrip }]
  })
}

/** A boat to what one came for is as important as that. */
function importanceOf(guide: RouteGuide, { destinationId, highlights, importance }: GuideDayTrip): Importance {
  const shown = guide
    .sightsOf(destinationId)
    .filter((sight) => isOverWater(guide, sight) && highlights.some((highlight) => sight.name.includes(highlight)))
  return shown.reduce<Importance>((most, sight) => (sight.importance > most ? sight.importance : most), importance)
}

function isUnsuited({ unsuitedFor }: Pick<GuideSight, 'unsuitedFor'>, { hasChildren }: SeenBy): boolean {
  return hasChildren && unsuitedFor.includes('kids')
}

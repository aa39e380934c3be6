import { type GuideSight, openingOf } from '../guide/index.ts'
import { distanceKm } from '../kernel/index.ts'
import { type Base, baseAt } from './base.ts'
import { findLeg, type LegWishes } from './find-leg.ts'
import type { PlannedSight } from './planned-route.ts'
import type { RouteGuide } from './route-guide.ts'
import type { Stay } from './stay.ts'

/** Of the way. */
const DETOUR_SHARE = 0.2
const DETOUR_KM = 15
const MOST_DETOUR_KM = 30
const LEAST_IMPORTANCE = 3
const MOST = 12

/** What lies beside each drive, the most important first; of the first stay, beside the way back from the last. */
export function waySights(
  guide: RouteGuide,
  stays: readonly Stay[],
  wishes: LegWishes,
): readonly (readonly PlannedSight[])[] {
  const regions = new Set(
    stays.flatMap(({ base: { destination } }) => [destination.id, destination.parentId ?? destination.id]),
  )
  const cities = stays.map(({ base }) => base).filter(({ destination }) => destination.kind === 'city')
  const isDetail = ({ coordinates, destinationId }: GuideSight): boolean =>
    cities.some(
      ({ destination }) =>
        destination.id !== destinationId &&
        coordinates !== null &&
        distanceKm(coordinates, destination.coordinates) <= destination.radiusKm,
    )
  const sights = [...regions].flatMap((id) => guide.sightsOf(id)).filter((sight) => !isDetail(sight))
  return stays.map(({ base }, index) => {
    const before = stays[index - 1] ?? stays.at(-1)
    return before ? beside({ guide, wishes, from: before.base, to: base }, sights) : []
  })
}

type Drive = {
  readonly guide: RouteGuide
  readonly wishes: LegWishes
  readonly from: Base
  readonly to: Base
}

function beside(drive: Drive, sights: readonly GuideSight[]): readonly PlannedSight[] {
  const [from, to] = [drive.from.coordinates, drive.to.coordinates]
  const whole = distanceKm(from, to)
  if (whole === 0) return []
  return sights
    .filter(({ coordinates: at, importance }) => {
      if (at === null || importance < LEAST_IMPORTANCE) return false
      return (
        distanceKm(from, at) + distanceKm(at, to) <= whole + Math.min(whole * DETOUR_SHARE, MOST_DETOUR_KM) + DETOUR_KM
      )
    })
    .filter((sight) => isByTheRoad(sight, drive))
    .toSorted((one, other) => other.importance - one.importance)
    .slice(0, MOST)
    .map((sight) => plannedSight(sight, drive.guide))
}

/** By the guide's minutes from town to town: Gullfoss lies on the line from Mývatn to the west, and no road does. */
function isByTheRoad({ destinationId, areaId }: GuideSight, { guide, wishes, from, to }: Drive): boolean {
  const town = baseAt(guide, { destinationId, areaId })
  if (!town || town.key === from.key || town.key === to.key) return true
  const whole = findLeg(guide, from, to, wishes)
  if (!whole) return true
  const [there, on] = [findLeg(guide, from, town, wishes), findLeg(guide, town, to, wishes)]
  return there !== null && on !== null && there.minutes + on.minutes <= whole.minutes * ROAD_SHARE + ROAD_MINUTES
}

const ROAD_SHARE = 1.3
const ROAD_MINUTES = 45

/** Longer ones are the nights of a cruise, which are nowhere in particular. */
const NIGHT_MINUTES = 600

/** A husky safari or a spice farm without a point of its own sets out in its area. */
export function plannedSight(sight: GuideSight, guide: RouteGuide): PlannedSight {
  const { id, name, importance, coordinates, kind, durationMinutes, bestTimes, fee, suits, unsuitedFor } = sight
  const { setting, booking, ticketOfSightId, domain } = sight
  const area = guide.area(sight)
  return {
    id,
    name,
    importance,
    coordinates: coordinates ?? (durationMinutes < NIGHT_MINUTES ? (area?.coordinates ?? null) : null),
    kind,
    visitMinutes: durationMinutes,
    bestTimes,
    fee,
    suits,
    unsuitedFor,
    hours: openingOf(sight),
    setting,
    booking,
    ticketId: ticketOfSightId,
    domain,
    area: area?.name ?? '',
    tags: sight.tags,
    otherNames: [...new Set([sight.localName ?? '', ...sight.otherNames.map((other) => other.name)])].filter(
      (other) => other !== '' && other !== name,
    ),
    ...(sight.note && { note: sight.note }),
  }
}

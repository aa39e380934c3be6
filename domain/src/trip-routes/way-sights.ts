import type { GuideSight } from '../guide/index.ts'
import { type Coordinates, distanceKm } from '../kernel/index.ts'
import type { Stay } from './judge-route.ts'
import type { PlannedSight } from './planned-route.ts'
import type { RouteGuide } from './route-guide.ts'

/** Of the way. */
const DETOUR_SHARE = 1.2
const DETOUR_KM = 15
const LEAST_IMPORTANCE = 3
const MOST = 12

/** What lies beside each drive, the most important first; of the first stay, beside the way back from the last. */
export function waySights(guide: RouteGuide, stays: readonly Stay[]): readonly (readonly PlannedSight[])[] {
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
    return before ? beside(before.base.coordinates, base.coordinates, sights) : []
  })
}

function beside(from: Coordinates, to: Coordinates, sights: readonly GuideSight[]): readonly PlannedSight[] {
  const whole = distanceKm(from, to)
  if (whole === 0) return []
  return sights
    .filter(({ coordinates: at, importance }) => {
      if (at === null || importance < LEAST_IMPORTANCE) return false
      return distanceKm(from, at) + distanceKm(at, to) <= whole * DETOUR_SHARE + DETOUR_KM
    })
    .toSorted((one, other) => other.importance - one.importance)
    .slice(0, MOST)
    .map(plannedSight)
}

export function plannedSight({
  id,
  name,
  importance,
  coordinates,
  kind,
  durationMinutes,
  bestTimes,
  fee,
  suits,
  unsuitedFor,
}: GuideSight): PlannedSight {
  const about = { bestTimes, fee, suits, unsuitedFor }
  return { id, name, importance, coordinates, kind, visitMinutes: durationMinutes, ...about }
}

import type { GuideMode } from '@app/domain/guide'
import { distanceKm } from '@app/domain/kernel'
import { chooseCityLeg, estimateGround } from '@app/domain/travel-time'
import type { StopWay } from '@app/domain/trip'
import type { WayFromHome } from '@app/domain/trip-request'
import type { PlannedBase, RouteTables } from '@app/domain/trip-routes'

import type { TripEnds } from './trip-ends.ts'

const SAME_TOWN_KM = 30
/** Roads are longer than straight lines. */
const WINDING = 1.3
const BY_CAR: ReadonlySet<GuideMode> = new Set(['car', 'motorbike'])

type Known = { readonly tables: RouteTables; readonly isByCar: boolean; readonly avoidModes: readonly GuideMode[] }

/** By the guide's legs, or else by the map: how a traveller who sets out by land gets to the first base and home again. */
export function wayFromHome({ start }: TripEnds, bases: readonly PlannedBase[], known: Known): WayFromHome | null {
  const [first, last] = [bases[0], bases.at(-1)]
  if (!start || !first || !last) return null
  const { city, id, isRound } = start
  const way = (base: PlannedBase): StopWay | null =>
    distanceKm(city.coordinates, base.coordinates) <= SAME_TOWN_KM ? null : wayTo(base, { city, id }, known)
  return { home: city, there: way(first), back: isRound ? way(last) : null }
}

function wayTo(
  base: PlannedBase,
  { city, id }: Pick<NonNullable<TripEnds['start']>, 'city' | 'id'>,
  { tables, isByCar, avoidModes }: Known,
): StopWay {
  const { destinationId } = base.point
  const joins = (from: string, to: string): boolean =>
    (from === id && to === destinationId) || (from === destinationId && to === id)
  const rows = tables.legs
    .filter(
      ({ from, to, exists, mode, durationMinutes }) =>
        joins(from.destinationId, to.destinationId) &&
        exists !== 'no' &&
        durationMinutes !== null &&
        !avoidModes.includes(mode) &&
        BY_CAR.has(mode) === isByCar,
    )
    .toSorted((one, other) => one.usualOrder - other.usualOrder)
  const [row] = rows
  if (row) {
    const { mode, durationMinutes, price, codes } = row
    return { mode, minutes: durationMinutes ?? 0, price, codes, isEstimate: false }
  }
  const drive = isByCar ? estimateGround(city, base).driveMinutes : null
  if (drive !== null) return estimated('car', Math.round((drive * WINDING) / 5) * 5)
  const { mode, minutes } = chooseCityLeg(city.coordinates, base.coordinates)
  return estimated(mode === 'fly' ? 'fly' : 'train', minutes)
}

const estimated = (mode: GuideMode, minutes: number): StopWay => ({
  mode,
  minutes,
  price: null,
  codes: [],
  isEstimate: true,
})

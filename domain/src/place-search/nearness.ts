import { distanceKm, type Coordinates } from '../kernel/index.ts'
import type { SearchIndex } from './search-index.ts'

/** The bonus of the nearest place, on the scale of importance. */
export const MOST_NEARNESS = 8
const NEAR_KM = 400
/** Slightly less than the exact value, so that rounding never makes a bound too small. */
const KM_PER_DEGREE = 111

export function nearnessOf({ entryPosition }: SearchIndex, entry: number, near: Coordinates): number {
  const [latitude, longitude] = [entryPosition[entry * 2]! / 100, entryPosition[entry * 2 + 1]! / 100]
  return MOST_NEARNESS / (1 + distanceKm(near, { latitude, longitude }) / NEAR_KM)
}

/** An upper bound of the nearness, without its sines: as if both were on one meridian. */
export function nearnessAtMost({ entryPosition }: SearchIndex, entry: number, near: Coordinates): number {
  const degrees = Math.abs(entryPosition[entry * 2]! / 100 - near.latitude)
  return MOST_NEARNESS / (1 + (degrees * KM_PER_DEGREE) / NEAR_KM)
}

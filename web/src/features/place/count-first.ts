import type { PlaceSight } from '@app/contracts/place-guide'

const FIRST = 12
/** From the guide: all must-sees, within limits. */
const MUST_SEE = 4
const LEAST_OF_GUIDE = 6
const MOST_OF_GUIDE = 10

/** How many sights the list and the map show at once. */
export function countFirst(sights: readonly PlaceSight[]): number {
  const own = sights.filter(({ guide }) => guide)
  if (own.length === 0) return FIRST
  const important = own.filter(({ guide }) => (guide?.importance ?? 0) >= MUST_SEE).length
  return Math.min(MOST_OF_GUIDE, Math.max(LEAST_OF_GUIDE, important))
}

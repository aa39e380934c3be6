import { type Coordinates, distanceKm } from '../kernel/index.ts'

/** The guide knows a position to about 300 m; other tables know the door, but may mean another one far away. */
const SAME_PLACE_KM = 1

/** The position to show: that of the first other table that agrees with the guide. `others` are in the order of trust. */
export function bestPosition(own: Coordinates | null, others: readonly Coordinates[]): Coordinates | null {
  if (own === null) return others[0] ?? null
  return others.find((other) => distanceKm(own, other) <= SAME_PLACE_KM) ?? own
}

import type { Coordinates } from '@app/domain/kernel'

import type { Way } from './chart-cities.ts'

export type ChartPlan = {
  readonly ways: readonly Way[]
  /** One position to mark, without a name. */
  readonly place?: Coordinates
  /** With degrees along its edges, as on a sailing chart. */
  readonly isGraduated: boolean
  readonly fontSize: number
  /** The maximum distance between a simplified coastline and the real one, in pixels. */
  readonly shore: number
  /** Lines of equal distance from land. */
  readonly contoursKm: readonly number[]
}

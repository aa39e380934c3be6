import type { Coordinates } from '@app/domain/kernel'

import type { Way } from './chart-cities.ts'

export type ChartPlan = {
  readonly ways: readonly Way[]
  /** One place to point at, without a name. */
  readonly place?: Coordinates
  /** With degrees along its edges, as on a sailing chart. */
  readonly isGraduated: boolean
  readonly fontSize: number
  /** How far a simplified shore may lie beside the real one, in pixels. */
  readonly shore: number
  /** Lines of equal distance from land. */
  readonly contoursKm: readonly number[]
}

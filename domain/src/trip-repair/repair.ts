import type { ChangeReason } from '../trip-diff/index.ts'
import type { PlaceId, Trip } from '../trip/index.ts'

export type Repair = {
  readonly trip: Trip
  readonly reasons: Readonly<Record<string, ChangeReason>>
  /** What found no room on any day; it waits among the ideas. */
  readonly unplaced: readonly PlaceId[]
}

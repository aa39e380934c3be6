import type { ChangeReason } from '../trip-diff/index.ts'
import type { PlaceId, Trip } from '../trip/index.ts'

export type Repair = {
  readonly trip: Trip
  readonly reasons: Readonly<Record<string, ChangeReason>>
  /** Stops that fit on no day; they become ideas. */
  readonly unplaced: readonly PlaceId[]
}

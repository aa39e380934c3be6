import type { TripRequest } from '@app/domain/trip-request'

import type { Mention } from '../names/read-mentions.ts'
import type { ToldStay } from './read-stay.ts'
import type { Slots } from './slots.ts'

export type Question = {
  readonly text: string
  /** Folded, with spaces around. */
  readonly plain: string
  readonly slots: Slots
  readonly request: TripRequest
  /** Places, where they stand. */
  readonly mentions: readonly Mention[]
  /** Whether the one place named is where it starts: "how long to get there from London". */
  readonly isOnlyOrigin: boolean
  /** How many months are named: two are compared. */
  readonly monthsNamed: number
  /** Whether it speaks of a passport without saying, in words that are understood, whose. */
  readonly hasUnreadPassport: boolean
  readonly stay: Pick<ToldStay, 'hasOverstayed' | 'isUnclear'>
}

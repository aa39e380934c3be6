import type { CalendarDate } from '@app/domain/kernel'
import type { Meaning } from '@app/domain/learned-reader'
import type { TripRequest } from '@app/domain/trip-request'

import type { Mention } from '../names/read-mentions.ts'
import type { ToldStay } from './read-stay.ts'
import type { Slots } from './slots.ts'

export type Question = {
  readonly text: string
  /** What its words mean, in any language; empty without the trained reader. */
  readonly meanings: ReadonlySet<Meaning>
  /** Folded, with spaces around. */
  readonly plain: string
  readonly slots: Slots
  readonly request: TripRequest
  /** Places and their positions. */
  readonly mentions: readonly Mention[]
  /** Whether the only place is the origin: "how long to get there from London". */
  readonly isOnlyOrigin: boolean
  /** The number of named months: two are compared. */
  readonly monthsNamed: number
  /** Whether it mentions a passport without a country that could be read. */
  readonly hasUnreadPassport: boolean
  /** A visa of another country that the traveller holds, or held. */
  readonly heldVisa: 'ended' | 'valid' | null
  /** The earliest date of issue of the passport that is told. */
  readonly passportIssued: CalendarDate | null
  readonly stay: Pick<ToldStay, 'hasOverstayed' | 'isUnclear'>
}

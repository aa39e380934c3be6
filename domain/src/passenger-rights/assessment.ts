import type { Money } from '../kernel/index.ts'
import type { FlightDelay } from './flight-delay.ts'
import type { LegalBasis } from './legal-basis.ts'

export type NotOwedReason = 'out-of-scope' | 'delay-too-short' | 'extraordinary-circumstances'

/** The facts a traveller may leave open; all others are required. */
export type MissingFact = keyof Pick<FlightDelay, 'cause' | 'operatedByEeaCarrier'>

export type Assessment =
  | { readonly kind: 'owed'; readonly amount: Money; readonly basis: readonly LegalBasis[] }
  | { readonly kind: 'not-owed'; readonly because: NotOwedReason; readonly basis: readonly LegalBasis[] }
  | {
      readonly kind: 'needs-fact'
      readonly missing: MissingFact
      /** The amount the fact could win, so that asking is worthwhile. */
      readonly upTo: Money
      readonly basis: readonly LegalBasis[]
    }

import type { Money } from '../kernel/index.ts'
import type { NotOwedReason } from './assessment.ts'
import type { FlightDisruption } from './flight-disruption.ts'
import type { LegalBasis } from './legal-basis.ts'

export const LAWS = ['EU261', 'UK261'] as const
export type Law = (typeof LAWS)[number]

/** Rights besides compensation, and without any. */
export const OTHER_RIGHTS = ['refund-or-rerouting', 'care'] as const
export type OtherRight = (typeof OTHER_RIGHTS)[number]

export type DisruptionNotOwed = NotOwedReason | 'told-in-time' | 'rerouted-in-time'

export type DisruptionFact = keyof Pick<
  FlightDisruption,
  'cause' | 'operatedByEeaCarrier' | 'operatedByUkCarrier' | 'noticeDays' | 'arrivalDelayMinutes'
>

type Found = {
  readonly law: Law
  readonly basis: readonly LegalBasis[]
  readonly besides: readonly OtherRight[]
}

export type DisruptionAssessment = Found &
  (
    | {
        readonly kind: 'owed'
        readonly amount: Money
        /** Another flight that arrives within this time halves it; null when that is settled. */
        readonly halvedWithinMinutes: number | null
      }
    | { readonly kind: 'owed-share'; /** Of the price of the ticket. */ readonly percent: number }
    | { readonly kind: 'not-owed'; readonly because: DisruptionNotOwed }
    | { readonly kind: 'needs-fact'; readonly missing: DisruptionFact; readonly upTo: Money | null }
  )

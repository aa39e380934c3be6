import type { Money } from '../kernel/index.ts'
import type { FlightDisruption } from './flight-disruption.ts'
import type { Law } from './law.ts'
import type { LegalBasis } from './legal-basis.ts'

/** Rights besides compensation, and without any. */
export const OTHER_RIGHTS = [
  'refund-or-rerouting',
  'care',
  /** The fare back instead of a flight that the traveller no longer wants. */
  'refund',
  'fare-difference',
  'bag-fee-refund',
] as const
export type OtherRight = (typeof OTHER_RIGHTS)[number]

export const DISRUPTION_NOT_OWED = [
  'out-of-scope',
  'delay-too-short',
  'extraordinary-circumstances',
  'told-in-time',
  'rerouted-in-time',
  /** Canada: within the airline's control, but required for safety. */
  'required-for-safety',
  /** Neither the text nor a court says whether this cause excuses the airline. */
  'cause-unsettled',
  /** The law gives other rights for this event, but no amount. */
  'no-fixed-sum',
  'separate-bookings',
] as const
export type DisruptionNotOwed = (typeof DISRUPTION_NOT_OWED)[number]

export const DISRUPTION_FACTS = [
  'cause',
  'operatedByEeaCarrier',
  'operatedByUkCarrier',
  'operatedByTurkishCarrier',
  'isLargeCarrier',
  'noticeDays',
  'arrivalDelayMinutes',
  'isOneBooking',
  'baggage',
] as const satisfies readonly (keyof FlightDisruption)[]
export type DisruptionFact = (typeof DISRUPTION_FACTS)[number]

type Found = {
  readonly law: Law
  readonly basis: readonly LegalBasis[]
  readonly besides: readonly OtherRight[]
}

export type Outcome =
  | {
      readonly kind: 'owed'
      readonly amount: Money
      /** Another flight that arrives within this time halves it; null when that is settled. */
      readonly halvedWithinMinutes: number | null
    }
  | {
      readonly kind: 'owed-share'
      /** Of the price of the ticket. */
      readonly percent: number
      /** The law's cap; null or absent where there is none. */
      readonly most?: Money | null
    }
  | {
      readonly kind: 'damages'
      /** What the delay or the bag has cost, proved by receipts, up to this. */
      readonly limit: Money
    }
  | { readonly kind: 'not-owed'; readonly because: DisruptionNotOwed }
  | { readonly kind: 'needs-fact'; readonly missing: DisruptionFact; readonly upTo: Money | null }

export type DisruptionAssessment = Found & Outcome

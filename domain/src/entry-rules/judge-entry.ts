/** Rule ids (EN-7…) are those of docs/domain/place-guide.md. */
import type { VisaRequirement } from './entry-words.ts'

/** The rules we know are those for tourists; of any other purpose we know nothing. */
export const TRIP_PURPOSES = ['tourism', 'business', 'transit', 'other'] as const
export type TripPurpose = (typeof TRIP_PURPOSES)[number]

export type EntryCase = {
  readonly requirement: VisaRequirement
  /** Days that the rule allows; null when they are not known. */
  readonly limitDays: number | null
  /** Days that are left of it on arrival, counted from stays before; null when no stays are known. */
  readonly leftDays: number | null
  /** Arrival and departure both count; null without dates. */
  readonly stayDays: number | null
  readonly purpose: TripPurpose
  /** Citizens of the area, whom no limit of days and no purpose concerns. */
  readonly isFreeMovement: boolean
  readonly isPassportShort: boolean
}

export type EntryVerdict =
  /** A warning: the stay is longer than is allowed, or than is left. */
  | { readonly kind: 'too-long'; readonly limitDays: number; readonly isOfLeft: boolean }
  | { readonly kind: 'passport-short' }
  | { readonly kind: 'purpose-unknown' }
  /** A visa-free stay whose longest length we do not know. */
  | { readonly kind: 'length-unknown' }
  /** Visa-free up to so many days; no stay was compared. */
  | { readonly kind: 'up-to'; readonly limitDays: number }
  | { readonly kind: 'fits'; readonly limitDays: number; readonly stayDays: number }
  /** The requirement itself is the answer. */
  | { readonly kind: 'rule' }

const RULE: EntryVerdict = { kind: 'rule' }

/** EN-7: a warning comes before any good news, and no visa-free stay is promised that was not compared. */
export function judgeEntry(asked: EntryCase): EntryVerdict {
  const { requirement, purpose, isFreeMovement } = asked
  if (requirement === 'own' || requirement === 'no-admission') return RULE
  const excess = isFreeMovement ? null : findExcess(asked)
  if (excess) return excess
  if (asked.isPassportShort) return { kind: 'passport-short' }
  if (isFreeMovement) return RULE
  if (purpose !== 'tourism') return { kind: 'purpose-unknown' }
  if (requirement !== 'visa-free') return RULE
  if (asked.limitDays === null) return { kind: 'length-unknown' }
  const { limitDays, stayDays } = asked
  return stayDays === null ? { kind: 'up-to', limitDays } : { kind: 'fits', limitDays, stayDays }
}

/** EN-8: what is left counts before what is allowed. */
function findExcess({ limitDays, leftDays, stayDays }: EntryCase): EntryVerdict | null {
  if (stayDays === null || limitDays === null) return null
  const most = Math.min(limitDays, leftDays ?? limitDays)
  return stayDays > most ? { kind: 'too-long', limitDays: most, isOfLeft: most < limitDays } : null
}

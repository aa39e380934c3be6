/**
 * The validity rules that borders use most. PV-1 and PV-2 are Article 6(1)(a) of the Schengen Borders Code, Regulation
 * (EU) 2016/399; PV-3 to PV-5 are the rules of other countries, and which of them applies depends on the country.
 */
import { addMonths, type CalendarDate } from '../kernel/index.ts'

export type PassportTrip = {
  readonly issuedOn: CalendarDate | null
  readonly expiresOn: CalendarDate
  readonly arrivesOn: CalendarDate
  readonly leavesOn: CalendarDate
}

export type PassportRule =
  | 'schengen-three-months'
  | 'schengen-ten-years'
  | 'valid-for-stay'
  | 'six-months-from-arrival'
  | 'six-months-from-departure'

export type PassportFinding = {
  readonly rule: PassportRule
  readonly answer:
    | { readonly kind: 'met'; readonly untilAtLeast: CalendarDate }
    | { readonly kind: 'not-met'; readonly untilAtLeast: CalendarDate }
    | { readonly kind: 'needs-fact'; readonly missing: 'issuedOn' }
}

/** The strictest rule first for each kind of border. */
export function checkPassport(trip: PassportTrip): readonly PassportFinding[] {
  const { expiresOn, arrivesOn, leavesOn } = trip
  return [
    until('schengen-three-months', expiresOn, addMonths(leavesOn, 3)),
    issuedWithinTenYears(trip),
    until('six-months-from-departure', expiresOn, addMonths(leavesOn, 6)),
    until('six-months-from-arrival', expiresOn, addMonths(arrivesOn, 6)),
    until('valid-for-stay', expiresOn, leavesOn),
  ]
}

function until(rule: PassportRule, expiresOn: CalendarDate, untilAtLeast: CalendarDate): PassportFinding {
  return { rule, answer: { kind: expiresOn >= untilAtLeast ? 'met' : 'not-met', untilAtLeast } }
}

/** PV-2: on the day of entry the passport is not older than ten years. `untilAtLeast` is the last day of entry. */
function issuedWithinTenYears({ issuedOn, arrivesOn }: PassportTrip): PassportFinding {
  if (!issuedOn) return { rule: 'schengen-ten-years', answer: { kind: 'needs-fact', missing: 'issuedOn' } }
  const lastEntry = addMonths(issuedOn, 120)
  return {
    rule: 'schengen-ten-years',
    answer: { kind: arrivesOn <= lastEntry ? 'met' : 'not-met', untilAtLeast: lastEntry },
  }
}

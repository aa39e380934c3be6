import { strictestValidity, validUntil, type ValidityRule } from '@app/domain/entry-rules'
import { addDays, addMonths, type CalendarDate, type Claim } from '@app/domain/kernel'
import { z } from 'zod'

import { CountryInput, DateInput, defineTool, derive, found, unknown } from './tool.ts'

export type PassportCard = {
  readonly country: string
  readonly rule: Claim<ValidityRule>
  readonly blankPages: Claim<number> | null
  /** Null unless both the passport's expiry and the dates of the journey are known. */
  readonly check: {
    readonly expiresOn: Claim<CalendarDate>
    readonly untilAtLeast: Claim<CalendarDate>
    readonly isMet: boolean
  } | null
  /** The last day to arrive, or to leave if the rule counts from there; null when the dates are known. */
  readonly latest: Claim<CalendarDate> | null
}

export const passportValidity = defineTool({
  name: 'passport-validity',
  about: 'How long a passport must be valid to enter a country, and whether one that ends on a given day is enough.',
  input: z.strictObject({
    country: CountryInput,
    expiresOn: DateInput.optional(),
    arrivesOn: DateInput.optional(),
    leavesOn: DateInput.optional(),
    stayDays: z.int().min(1).max(10_000).optional(),
  }),
  run({ country, expiresOn, arrivesOn, leavesOn, stayDays = 1 }, { passportRules, today }) {
    const claims = passportRules(country)
    const strictest = strictestValidity(claims.map((claim) => ({ ...claim.value, claim })))
    if (!strictest) return unknown('rule')
    const { claim } = strictest.rule
    const latest = expiresOn && !arrivesOn ? latestDay(claim.value, expiresOn) : null
    const isOfDeparture = claim.value.countedFrom === 'departure'
    const soonest = isOfDeparture ? addDays(today, stayDays - 1) : today
    // The last possible day is over: that is an answer, not a date.
    const first = latest !== null && latest < soonest ? soonest : arrivesOn
    const from = isOfDeparture ? (leavesOn ?? first) : first
    const until = from && validUntil(claim.value, { arrivesOn: from, leavesOn: from })
    const card: PassportCard = {
      country,
      // The strictest of all, including the passport's age.
      rule: derive(claim, { ...claim.value, isIssuedWithinTenYears: strictest.isIssuedWithinTenYears }),
      blankPages: strictest.blankPages === null ? null : derive(claim, strictest.blankPages),
      check:
        expiresOn && until
          ? {
              expiresOn: derive(claim, expiresOn),
              untilAtLeast: derive(claim, until),
              isMet: expiresOn >= until,
            }
          : null,
      latest: latest !== null && latest >= soonest ? derive(claim, latest) : null,
    }
    return found(card)
  },
})

/** The last travel date for which the passport is valid long enough. */
function latestDay({ validity, unit }: ValidityRule, expiresOn: CalendarDate): CalendarDate {
  return unit === 'months' ? addMonths(expiresOn, -validity) : addDays(expiresOn, -validity)
}

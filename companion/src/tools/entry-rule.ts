import { assessStay, hasFreeMovement, type StayVerdict, strictestValidity, validUntil } from '@app/domain/entry-rules'
import { addDays, addMonths, type CalendarDate, type Claim } from '@app/domain/kernel'
import { z } from 'zod'

import type { LookUps, VisaFact } from './look-ups.ts'
import { CountryInput, DateInput, defineTool, found, unknown } from './tool.ts'

export type EntryRuleCard = {
  readonly passport: string
  readonly destination: string
  readonly rule: Claim<VisaFact>
  /** Null without a length of stay. */
  readonly stay: (StayVerdict & { readonly stayDays: number | null; readonly usedDays: number | null }) | null
  /** Whether the stated passport expires too early, or is too old, for a journey that begins today. */
  readonly isPassportShort: boolean
  /**
   * A citizen of the EU, the EEA or Switzerland within that area: no limit of days, and the passport only has to be
   * valid.
   */
  readonly isFreeMovement: boolean
  readonly hasOverstayed: boolean
  /** Whether the question contains a length or a number that was not understood. */
  readonly isStayUnclear: boolean
}

export const PASSPORT_YEARS = 10
const DaysInput = z.int().min(1).max(10_000)
const FREE_OF_LIMITS = new Set<VisaFact['requirement']>(['own', 'visa-required', 'no-admission'])

export const entryRule = defineTool({
  name: 'entry-rule',
  about:
    'Whether a holder of one passport needs a visa for a country, and for how many days; with the days of ' +
    'the stay, and those spent there already, whether it is too long.',
  input: z.strictObject({
    passport: CountryInput,
    destination: CountryInput,
    stayDays: DaysInput.optional(),
    usedDays: DaysInput.optional(),
    passportExpiresOn: DateInput.optional(),
    passportIssuedOn: DateInput.optional(),
    hasOverstayed: z.boolean().optional(),
    isStayUnclear: z.boolean().optional(),
  }),
  run({ passport, destination, stayDays = null, usedDays = null, ...own }, lookUps) {
    const rule = lookUps.visa(passport, destination)
    if (!rule) return unknown('rule')
    const { requirement, days } = rule.value
    const isFreeMovement = hasFreeMovement(passport, destination)
    const verdict = isFreeMovement || FREE_OF_LIMITS.has(requirement) ? null : assessStay(days, { stayDays, usedDays })
    const stay = verdict && { ...verdict, stayDays, usedDays }
    const card: EntryRuleCard = {
      passport,
      destination,
      rule,
      stay,
      isPassportShort: isFreeMovement
        ? isOver(own, stayDays ?? 1, lookUps)
        : requirement !== 'own' && isShort(own, destination, stayDays ?? 1, lookUps),
      isFreeMovement,
      hasOverstayed: own.hasOverstayed ?? false,
      isStayUnclear: own.isStayUnclear ?? false,
    }
    return found(card)
  },
})

type OwnPassport = {
  readonly passportExpiresOn?: CalendarDate | undefined
  readonly passportIssuedOn?: CalendarDate | undefined
}

/** Whether the passport expires before the end of the stay. */
function isOver({ passportExpiresOn: end }: OwnPassport, stayDays: number, { today }: LookUps): boolean {
  return end !== undefined && end < addDays(today, stayDays - 1)
}

function isShort(own: OwnPassport, country: string, stayDays: number, { passportRules, today }: LookUps): boolean {
  const strictest = strictestValidity(passportRules(country).map(({ value }) => value))
  if (!strictest) return false
  const { passportExpiresOn: end, passportIssuedOn: issued } = own
  const until = validUntil(strictest.rule, { arrivesOn: today, leavesOn: addDays(today, stayDays - 1) })
  const isOld = issued !== undefined && addMonths(issued, 12 * PASSPORT_YEARS) <= today
  return (end !== undefined && end < until) || (isOld && strictest.isIssuedWithinTenYears)
}

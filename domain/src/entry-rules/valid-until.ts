import { addDays, addMonths, type CalendarDate } from '../kernel/index.ts'
import type { ValidityRule } from './strictest-validity.ts'

type Journey = { readonly arrivesOn: CalendarDate; readonly leavesOn: CalendarDate }

/** EN-2: the day until which a passport must be valid, counted from the day of the journey in the rule. */
export function validUntil(
  { validity, unit, countedFrom }: Pick<ValidityRule, 'validity' | 'unit' | 'countedFrom'>,
  { arrivesOn, leavesOn }: Journey,
): CalendarDate {
  const from = countedFrom === 'departure' ? leavesOn : arrivesOn
  return unit === 'months' ? addMonths(from, validity) : addDays(from, validity)
}

import type { CalendarDate } from '../kernel/index.ts'
import { weekdayOf } from '../kernel/index.ts'
import type { DateRange, Rule, Span } from './rule.ts'

/** Of several rules for one day the last one applies, unless it only adds. */
export function spansOn(rules: readonly Rule[], date: CalendarDate, isHoliday: boolean): readonly Span[] {
  let spans: readonly Span[] = []
  for (const rule of rules) {
    if (!appliesOn(rule, date, isHoliday)) continue
    spans = rule.isAddition ? [...spans, ...rule.spans] : rule.spans
  }
  return spans
}

function appliesOn({ dates, weekdays, isForHolidays }: Rule, date: CalendarDate, isHoliday: boolean): boolean {
  const day = Number(date.slice(5, 7)) * 100 + Number(date.slice(8))
  if (dates.length > 0 && !dates.some((range) => isWithin(range, day))) return false
  if (weekdays === null && !isForHolidays) return true
  return (isForHolidays && isHoliday) || (weekdays?.has(weekdayOf(date)) ?? false)
}

function isWithin({ from, to }: DateRange, day: number): boolean {
  return from <= to ? from <= day && day <= to : day >= from || day <= to
}

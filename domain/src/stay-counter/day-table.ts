import { addDays, type CalendarDate } from '../kernel/index.ts'
import { type CountedStay, daysOf, type StayRule, toNumber, usedDays } from './count-days.ts'

export type CountedDay = {
  readonly on: CalendarDate
  readonly isInside: boolean
  readonly used: number
  /** SC-6: never below zero; `isOver` says that it would be. */
  readonly left: number
  readonly isOver: boolean
}

/** Each day of a calendar: used, left, inside or not. */
export function countDays(
  stays: readonly CountedStay[],
  rule: StayRule,
  { from, days: count }: { readonly from: CalendarDate; readonly days: number },
): readonly CountedDay[] {
  const days = daysOf(stays)
  return Array.from({ length: count }, (_, index) => {
    const on = addDays(from, index)
    const used = usedDays(days, rule, on)
    const isInside = days.has(toNumber(on))
    return { on, isInside, used, left: Math.max(0, rule.days - used), isOver: isInside && used > rule.days }
  })
}

/** Rule ids (SC-1…) are those of docs/domain/stay-counter.md. */
import { addDays, type CalendarDate, daysBetween } from '../kernel/index.ts'

export type StayRule =
  | { readonly kind: 'rolling'; readonly days: number; readonly windowDays: number }
  | { readonly kind: 'calendar-year'; readonly days: number }

/** SC-1: the day of arrival and the day of departure both count. */
export type CountedStay = { readonly arrivesOn: CalendarDate; readonly leavesOn: CalendarDate }

const EPOCH = '1970-01-01' as CalendarDate
/** Typed dates may be far apart; a stay of many years is a mistake, and counting must end. */
const MOST_DAYS_OF_A_STAY = 3660

/** The days spent inside, as day numbers: two stays that share a day count it once. */
export type DaySet = ReadonlySet<number>

export function daysOf(stays: readonly CountedStay[]): DaySet {
  const days = new Set<number>()
  for (const { arrivesOn, leavesOn } of stays) {
    const first = toNumber(arrivesOn)
    const last = Math.min(toNumber(leavesOn), first + MOST_DAYS_OF_A_STAY)
    for (let day = first; day <= last; day += 1) days.add(day)
  }
  return days
}

/** SC-2: the days counted on this day; a rolling window ends with it, a calendar year begins on 1 January. */
export function usedDays(days: DaySet, rule: StayRule, on: CalendarDate): number {
  const last = toNumber(on)
  let used = 0
  for (let day = windowStart(rule, last); day <= last; day += 1) if (days.has(day)) used += 1
  return used
}

/** The days inside from this one on, with those used on each, in order; in one pass, because a search asks often. */
export function* usedFrom(days: DaySet, rule: StayRule, first: number): Generator<{ day: number; used: number }> {
  const sorted = [...days].toSorted((a, b) => a - b)
  let oldest = 0
  for (const [index, day] of sorted.entries()) {
    if (day < first) continue
    const start = windowStart(rule, day)
    while ((sorted[oldest] ?? start) < start) oldest += 1
    yield { day, used: index - oldest + 1 }
  }
}

function windowStart(rule: StayRule, day: number): number {
  if (rule.kind === 'rolling') return day - rule.windowDays + 1
  return toNumber(`${toDate(day).slice(0, 4)}-01-01` as CalendarDate)
}

export function toNumber(date: CalendarDate): number {
  return daysBetween(EPOCH, date)
}

export function toDate(day: number): CalendarDate {
  return addDays(EPOCH, day)
}

import { type CalendarDate, calendarDate, daysBetween } from '../kernel/index.ts'
import { readRules } from './read-rules.ts'
import type { DateRange, Rule, Span } from './rule.ts'

/** A moment on the clock of the place itself. */
export type LocalMoment = {
  readonly today: CalendarDate
  readonly yesterday: CalendarDate
  /** Since midnight. */
  readonly minutes: number
}

const A_MONDAY = calendarDate('1970-01-05')
const DAY_MINUTES = 24 * 60

/** Null: the hours cannot be read, or they differ on public holidays, which nobody has told us. Never a guess. */
export function isOpenAt(openingHours: string, moment: LocalMoment): boolean | null {
  const rules = readRules(openingHours)
  if (!rules) return null
  const answers = new Set(
    [false, true].flatMap((isHolidayToday) =>
      [false, true].map((wasHoliday) => isOpen(rules, moment, isHolidayToday, wasHoliday)),
    ),
  )
  return answers.size === 1 ? ([...answers][0] ?? null) : null
}

function isOpen(rules: readonly Rule[], moment: LocalMoment, isHolidayToday: boolean, wasHoliday: boolean): boolean {
  const { today, yesterday, minutes } = moment
  const isIn = (spans: readonly Span[], at: number): boolean => spans.some(({ from, to }) => from <= at && at < to)
  return (
    isIn(spansOn(rules, today, isHolidayToday), minutes) ||
    isIn(spansOn(rules, yesterday, wasHoliday), minutes + DAY_MINUTES)
  )
}

/** Of several rules for one day the last one holds, unless it only adds. */
function spansOn(rules: readonly Rule[], date: CalendarDate, isHoliday: boolean): readonly Span[] {
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

function weekdayOf(date: CalendarDate): number {
  return ((daysBetween(A_MONDAY, date) % 7) + 7) % 7
}

import type { CalendarDate } from '../kernel/index.ts'
import { readRules } from './read-rules.ts'
import type { Rule, Span } from './rule.ts'
import { spansOn } from './spans-on.ts'

/** A moment in local time of the place. */
export type LocalMoment = {
  readonly today: CalendarDate
  readonly yesterday: CalendarDate
  /** Since midnight. */
  readonly minutes: number
}

const DAY_MINUTES = 24 * 60

/** Null: the hours cannot be parsed, or they differ on public holidays, which are unknown. Never a guess. */
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

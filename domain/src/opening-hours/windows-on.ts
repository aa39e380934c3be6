import { addDays, type CalendarDate } from '../kernel/index.ts'
import { readRules } from './read-rules.ts'
import type { Rule, Span } from './rule.ts'
import { spansOn } from './spans-on.ts'

/** Minutes since midnight of the requested date; closing after midnight continues counting (25:30). */
export type OpeningWindow = { readonly opens: number; readonly closes: number }

export type HolidayKnowledge = {
  /** Null when unknown; then hours that differ on holidays are unknown too. */
  readonly isHoliday: (date: CalendarDate) => boolean | null
}

const DAY_MINUTES = 24 * 60
const KEPT_TEXTS = 4096
const rulesByText = new Map<string, readonly Rule[] | null>()

/**
 * The opening windows of a place on a date, ordered and disjoint; an empty list is a closing day. Null: the text cannot
 * be parsed, or depends on an unknown holiday. Never a guess.
 */
export function windowsOn(
  openingHours: string,
  date: CalendarDate,
  { isHoliday }: HolidayKnowledge,
): readonly OpeningWindow[] | null {
  const rules = rulesOf(openingHours)
  if (!rules) return null
  const before = spansOnDate(rules, addDays(date, -1), isHoliday)
  const today = spansOnDate(rules, date, isHoliday)
  const after = spansOnDate(rules, addDays(date, 1), isHoliday)
  if (!before || !today || !after) return null
  const lateOfYesterday = before
    .filter(({ to }) => to > DAY_MINUTES)
    .map(({ to }) => ({ opens: 0, closes: to - DAY_MINUTES }))
  const early = after.map(({ from, to }) => ({ opens: from + DAY_MINUTES, closes: to + DAY_MINUTES }))
  const ownDay = today.map(({ from, to }) => ({ opens: from, closes: to }))
  return joinTouching([...lateOfYesterday, ...ownDay, ...early])
    .filter(({ opens }) => opens < DAY_MINUTES)
    .map(({ opens, closes }) => ({ opens, closes: Math.min(closes, 2 * DAY_MINUTES) }))
}

function spansOnDate(
  rules: readonly Rule[],
  date: CalendarDate,
  isHoliday: HolidayKnowledge['isHoliday'],
): readonly Span[] | null {
  const answer = isHoliday(date)
  if (answer !== null) return spansOn(rules, date, answer)
  const [workday, holiday] = [spansOn(rules, date, false), spansOn(rules, date, true)]
  return isSame(workday, holiday) ? workday : null
}

function isSame(some: readonly Span[], others: readonly Span[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ from, to }, index) => from === others[index]?.from && to === others[index].to)
  )
}

function joinTouching(windows: readonly OpeningWindow[]): readonly OpeningWindow[] {
  const joined: OpeningWindow[] = []
  for (const window of windows.toSorted((one, other) => one.opens - other.opens)) {
    const last = joined.at(-1)
    if (last && window.opens <= last.closes) {
      joined[joined.length - 1] = { opens: last.opens, closes: Math.max(last.closes, window.closes) }
    } else joined.push(window)
  }
  return joined
}

/** A plan evaluates the same few hundred texts thousands of times. */
function rulesOf(text: string): readonly Rule[] | null {
  const kept = rulesByText.get(text)
  if (kept !== undefined) return kept
  if (rulesByText.size >= KEPT_TEXTS) rulesByText.clear()
  const rules = readRules(text)
  rulesByText.set(text, rules)
  return rules
}

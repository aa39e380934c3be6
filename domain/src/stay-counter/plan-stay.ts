import type { CalendarDate } from '../kernel/index.ts'
import { type CountedStay, type DaySet, daysOf, type StayRule, toDate, toNumber, usedFrom } from './count-days.ts'

/** Later than that nobody plans a stay, and a search must end. */
const HORIZON_DAYS = 1100

export type Overstay = {
  /** The first day on which more is used than allowed. */
  readonly on: CalendarDate
  readonly used: number
}

/** SC-3: null when no day inside is one too many. Days outside cannot be: what is used only falls there. */
export function findOverstay(
  stays: readonly CountedStay[],
  rule: StayRule,
  from: CalendarDate | null = null,
): Overstay | null {
  return overstayIn(daysOf(stays), rule, from === null ? undefined : toNumber(from))
}

function overstayIn(days: DaySet, rule: StayRule, from = Number.NEGATIVE_INFINITY): Overstay | null {
  for (const { day, used } of usedFrom(days, rule, from)) if (used > rule.days) return { on: toDate(day), used }
  return null
}

/** SC-4: the longest stay that can begin on this day, with every stay that is planned later kept. */
export function longestStay(stays: readonly CountedStay[], rule: StayRule, from: CalendarDate): number {
  const first = toNumber(from)
  const days = new Set(daysOf(stays))
  // Two counted years can meet in one stay, and the rule of a year has no other end.
  const most = rule.kind === 'rolling' ? Math.min(rule.days, rule.windowDays) : 2 * rule.days
  for (let length = 0; length < most; length += 1) {
    days.add(first + length)
    // An overstay of the past cannot be undone: only the days from here on are compared.
    if (overstayIn(days, rule, first) !== null) return length
  }
  return most
}

/** SC-5: the first day, from the given one on, on which a new stay of this length breaks nothing; null: none soon. */
export function firstDayFor(
  stays: readonly CountedStay[],
  rule: StayRule,
  { lengthDays, from }: { readonly lengthDays: number; readonly from: CalendarDate },
): CalendarDate | null {
  if (lengthDays < 1 || (rule.kind === 'rolling' && lengthDays > Math.min(rule.days, rule.windowDays))) return null
  const taken = daysOf(stays)
  const start = toNumber(from)
  for (let first = start; first <= start + HORIZON_DAYS; first += 1) {
    const added = Array.from({ length: lengthDays }, (_, index) => first + index)
    if (added.some((day) => taken.has(day))) continue
    if (overstayIn(new Set([...taken, ...added]), rule, first) === null) return toDate(first)
  }
  return null
}

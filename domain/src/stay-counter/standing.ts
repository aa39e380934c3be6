/** Rule ids (SC-7…) are those of docs/domain/stay-counter.md. */
import { addDays, type CalendarDate } from '../kernel/index.ts'
import { type CountedStay, daysOf, type StayRule, toNumber, usedDays } from './count-days.ts'
import { findOverstay, longestStay, type Overstay } from './plan-stay.ts'

/** A stay as a traveller remembers it; without a day of departure they are still there. */
export type RecordedStay = { readonly arrivesOn: CalendarDate; readonly leavesOn: CalendarDate | null }

/** SC-7: an open stay lasts until today; one that begins later has only its first day so far. */
export function closeStays(stays: readonly RecordedStay[], today: CalendarDate): readonly CountedStay[] {
  return stays.map(({ arrivesOn, leavesOn }) => ({
    arrivesOn,
    leavesOn: leavesOn ?? (arrivesOn > today ? arrivesOn : today),
  }))
}

/** SC-8: the last day of the longest stay that can begin on this day; null when not one day is left. */
export function latestExit(
  stays: readonly RecordedStay[],
  rule: StayRule,
  { entersOn, today }: { readonly entersOn: CalendarDate; readonly today: CalendarDate },
): CalendarDate | null {
  const days = longestStay(closeStays(stays, today), rule, entersOn)
  return days === 0 ? null : addDays(entersOn, days - 1)
}

/** SC-9: the days left for a planned stay; where it is recorded already, its own days are not counted against it. */
export function daysLeftFor(
  stays: readonly RecordedStay[],
  rule: StayRule,
  { planned, today }: { readonly planned: CountedStay; readonly today: CalendarDate },
): number {
  const others = closeStays(stays, today).flatMap((stay) => outside(stay, planned))
  return longestStay(others, rule, planned.arrivesOn)
}

function outside({ arrivesOn, leavesOn }: CountedStay, planned: CountedStay): readonly CountedStay[] {
  const [before, after] = [addDays(planned.arrivesOn, -1), addDays(planned.leavesOn, 1)]
  const parts = [
    { arrivesOn, leavesOn: leavesOn < before ? leavesOn : before },
    { arrivesOn: arrivesOn > after ? arrivesOn : after, leavesOn },
  ]
  return parts.filter((part) => part.arrivesOn <= part.leavesOn)
}

export type Standing = {
  readonly used: number
  /** SC-6: never below zero. */
  readonly left: number
  readonly isInside: boolean
  /** The first day from today on that is one too many. */
  readonly overstay: Overstay | null
  /** The first one before today; it cannot be undone. */
  readonly pastOverstay: Overstay | null
  /** SC-8, from today. */
  readonly latestExit: CalendarDate | null
}

/** The answer for today. */
export function standingOn(stays: readonly RecordedStay[], rule: StayRule, today: CalendarDate): Standing {
  const closed = closeStays(stays, today)
  const days = daysOf(closed)
  const used = usedDays(days, rule, today)
  const first = findOverstay(closed, rule)
  return {
    used,
    left: Math.max(0, rule.days - used),
    isInside: days.has(toNumber(today)),
    overstay: findOverstay(closed, rule, today),
    pastOverstay: first && first.on < today ? first : null,
    latestExit: latestExit(stays, rule, { entersOn: today, today }),
  }
}

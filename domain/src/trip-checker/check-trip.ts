import type { Trip } from '../trip/index.ts'
import type { CheckFacts } from './check-facts.ts'
import { type DayLine, dayLine } from './day-line.ts'
import type { Finding, Severity } from './finding.ts'
import { checkBackAndForth } from './rules/back-and-forth.ts'
import { checkBorders } from './rules/borders.ts'
import { checkHoliday, checkSeason, checkWrittenWeekday } from './rules/calendar.ts'
import { checkBudget } from './rules/costs.ts'
import { checkMeals } from './rules/meals.ts'
import { checkNeeds } from './rules/needs.ts'
import { checkNights } from './rules/nights.ts'
import { checkNumbers } from './rules/numbers.ts'
import { checkOpening } from './rules/opening.ts'
import { checkOverlaps, checkTransfers } from './rules/transfers.ts'
import { checkUnreadable } from './rules/unreadable.ts'
import { checkWalking } from './rules/walking.ts'

const DAY_RULES: readonly ((line: DayLine, facts: CheckFacts) => readonly Finding[])[] = [
  checkUnreadable,
  checkWrittenWeekday,
  checkOpening,
  checkOverlaps,
  checkTransfers,
  checkBackAndForth,
  checkMeals,
  checkWalking,
  checkHoliday,
]
const GRAVITY: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 }

/**
 * Recomputes a plan from its own data and the facts, whoever made it: days in order, within a day the most severe
 * first.
 */
export function checkTrip(trip: Trip, facts: CheckFacts = {}): readonly Finding[] {
  const uncountable = checkNumbers(trip)
  if (uncountable.length > 0) return uncountable
  const lines = trip.days.map((day) => dayLine(trip, day))
  const acrossDays = [...checkSeason(lines, facts), ...checkNights(lines)]
  const byDay = lines.flatMap((line) => {
    const own = DAY_RULES.flatMap((rule) => rule(line, facts)).map((finding) => soften(finding, facts))
    return byGravity([...own, ...acrossDays.filter(({ dayId }) => dayId === line.day.id)])
  })
  return [...byGravity([...checkBudget(trip, facts), ...checkBorders(trip, facts), ...checkNeeds(trip)]), ...byDay]
}

/** TC-15: an assumed time proves nothing; a closure all day does. */
function soften(finding: Finding, { assumedStopIds = [] }: CheckFacts): Finding {
  const isAssumed = finding.stopIds.some((id) => assumedStopIds.includes(id))
  const isAboutHours =
    finding.code !== 'wrong-weekday' &&
    finding.code !== 'unreadable' &&
    !(finding.code === 'closed-on-arrival' && finding.because !== 'hours')
  return isAssumed && isAboutHours && finding.severity === 'error' ? { ...finding, severity: 'warning' } : finding
}

/** Whether a plan is possible: no finding of the wrong kind. */
export function isPossible(findings: readonly Finding[]): boolean {
  return findings.every(({ severity }) => severity !== 'error')
}

function byGravity(findings: readonly Finding[]): readonly Finding[] {
  return findings.toSorted(
    (one, other) => GRAVITY[one.severity] - GRAVITY[other.severity] || (one.at ?? 0) - (other.at ?? 0),
  )
}

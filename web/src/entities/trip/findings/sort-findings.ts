import type { DayId, StopId } from '@app/domain/trip'
import type { Finding } from '@app/domain/trip-checker'

/** A finding about several stops is shown at the last of them, where the problem occurs. */
export function findingsAtStop(findings: readonly Finding[], stopId: StopId): readonly Finding[] {
  return findings.filter((finding) => isAtStop(finding) && !isDateMissing(finding) && finding.stopIds.at(-1) === stopId)
}

/** Missing dates are said once, at the first day without one. */
export function findingsOfDay(findings: readonly Finding[], dayId: DayId): readonly Finding[] {
  const dateMissing = findings.find(isDateMissing)
  return findings.filter((finding) => finding.dayId === dayId && (finding === dateMissing || !isAtStop(finding)))
}

export function findingsOfTrip(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ dayId }) => dayId === null)
}

/** For a list of all findings: missing dates once, instead of for every stop. */
export function withoutRepeatedDates(findings: readonly Finding[]): readonly Finding[] {
  const first = findings.find(isDateMissing)
  return findings.filter((finding) => finding === first || !isDateMissing(finding))
}

/** The same words for every stop of every day without a date. */
export function isDateMissing(finding: Finding): boolean {
  return finding.code === 'hours-unknown' && finding.because === 'no-date'
}

function isAtStop({ code, dayId, stopIds }: Finding): boolean {
  return dayId !== null && stopIds.length > 0 && code !== 'back-and-forth' && code !== 'season' && code !== 'holiday'
}

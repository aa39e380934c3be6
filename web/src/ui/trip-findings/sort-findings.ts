import type { DayId, StopId } from '@app/domain/trip'
import type { Finding } from '@app/domain/trip-checker'

/** A finding about several stops stands at the last of them: there it goes wrong. */
export function findingsAtStop(findings: readonly Finding[], stopId: StopId): readonly Finding[] {
  return findings.filter((finding) => isAtStop(finding) && finding.stopIds.at(-1) === stopId)
}

export function findingsOfDay(findings: readonly Finding[], dayId: DayId): readonly Finding[] {
  return findings.filter((finding) => finding.dayId === dayId && !isAtStop(finding))
}

export function findingsOfTrip(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ dayId }) => dayId === null)
}

function isAtStop({ code, dayId, stopIds }: Finding): boolean {
  return dayId !== null && stopIds.length > 0 && code !== 'back-and-forth' && code !== 'season' && code !== 'holiday'
}

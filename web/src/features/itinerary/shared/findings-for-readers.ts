import type { Trip } from '@app/domain/trip'
import { type CheckFacts, checkTrip, type Finding, type FindingCode } from '@app/domain/trip-checker'

/** What doors, the calendar and the weather say. A link may hide the bed, so ways and costs are judged on the owner's page. */
const TOLD: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'closed-on-arrival',
  'closes-during-visit',
  'wrong-weekday',
  'holiday',
  'season',
])

export function findingsForReaders(trip: Trip, facts: CheckFacts): readonly Finding[] {
  return checkTrip(trip, facts).filter(({ code, severity }) => severity !== 'note' && TOLD.has(code))
}

import { type CheckFacts, checkTrip, type Finding, isPossible } from '../trip-checker/index.ts'
import { type DayFacts, dropStop, findStop } from '../trip-edit/index.ts'
import type { StopId, Trip } from '../trip/index.ts'

export type ProvenTrip = {
  readonly trip: Trip
  readonly findings: readonly Finding[]
  readonly dropped: readonly StopId[]
}

/**
 * Removes errors from a plan as long as dropping stops helps: problematic stops return to the ideas, one by one. Locked
 * stops stay, and then the findings report the problem.
 */
export function proveTrip(trip: Trip, facts: CheckFacts, dayFacts: DayFacts): ProvenTrip {
  const dropped: StopId[] = []
  let proven = trip
  for (;;) {
    const findings = checkTrip(proven, facts)
    if (isPossible(findings)) return { trip: proven, findings, dropped }
    const culprit = findings.flatMap((finding) => culpritOf(proven, finding))[0]
    if (culprit === undefined) return { trip: proven, findings, dropped }
    proven = dropStop(proven, culprit, dayFacts)
    dropped.push(culprit)
  }
}

/** The last of those involved, because the first one is usually reached in time. */
function culpritOf(trip: Trip, { severity, stopIds }: Finding): readonly StopId[] {
  if (severity !== 'error') return []
  const free = stopIds.filter((id) => {
    const found = findStop(trip, id)
    return found && !found.stop.isLocked
  })
  const dear = (id: StopId): number => (findStop(trip, id)?.stop.isMustSee ? 1 : 0)
  return free.toReversed().toSorted((one, other) => dear(one) - dear(other))
}

/** All laws that cover a flight, the better first. Ids are those of docs/domain/passenger-rights.md. */
import type { Money } from '../kernel/index.ts'
import { type Care, careOf } from './care.ts'
import type { DisruptionAssessment } from './disruption-assessment.ts'
import type { FlightDisruption } from './flight-disruption.ts'
import { assessBrazil } from './regimes/brazil.ts'
import { assessCanada } from './regimes/canada.ts'
import { assessEuropean } from './regimes/european.ts'
import { mostOf } from './regimes/judged.ts'
import { assessMontreal } from './regimes/montreal.ts'
import { assessTurkey } from './regimes/turkey.ts'
import { assessUnitedStates } from './regimes/united-states.ts'

/** A sum in one currency for all, so that two laws can be compared; null when there is no rate. */
export type Worth = (money: Money) => number | null

export type FlightRights = {
  /** The better first; never empty. A single `out-of-scope` says that none of the laws covers the flight. */
  readonly assessments: readonly [DisruptionAssessment, ...DisruptionAssessment[]]
  readonly care: readonly Care[]
}

export function assessRights(flight: FlightDisruption, worth: Worth): FlightRights {
  const european = assessEuropean(flight)
  const found = [
    ...(isCovered(european) ? [european] : []),
    assessCanada(flight),
    assessTurkey(flight),
    assessBrazil(flight),
    assessUnitedStates(flight),
    assessMontreal(flight),
  ].filter((each) => each !== null)
  const [best = european, ...others] = found.toSorted((one, other) => compare(one, other, worth))
  return { assessments: [best, ...others], care: careOf(flight) }
}

function isCovered(assessment: DisruptionAssessment): boolean {
  return !(assessment.kind === 'not-owed' && assessment.because === 'out-of-scope')
}

/**
 * A sum that is due comes before one that depends on a fact. A clear no of a law with fixed sums comes before what has
 * to be proved, and that before a law which has no sum for the event.
 */
function rankOf(assessment: DisruptionAssessment): number {
  if (assessment.kind === 'not-owed') return assessment.because === 'no-fixed-sum' ? 5 : 3
  return { owed: 0, 'owed-share': 1, 'needs-fact': 2, damages: 4 }[assessment.kind]
}

function compare(one: DisruptionAssessment, other: DisruptionAssessment, worth: Worth): number {
  return rankOf(one) - rankOf(other) || worthOf(other, worth) - worthOf(one, worth)
}

function worthOf(assessment: DisruptionAssessment, worth: Worth): number {
  const most = mostOf(assessment)
  return most === null ? 0 : (worth(most) ?? 0)
}

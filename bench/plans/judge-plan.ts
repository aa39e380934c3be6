import type { GuideEntry } from '@app/datasets/guide'

import { type Fault, type GuideFacts, kmBetween } from './guide-facts.ts'
import type { MadePlan } from './make-plan.ts'
import type { PlanRequest } from './make-requests.ts'
import { checkCosts, type CostCheck } from './rules/costs.ts'
import { areasOfDays, findHoles, findMealFaults } from './rules/day-shape.ts'
import { findImpossibleLegs } from './rules/legs.ts'
import { type Coverage, coverageOf, findDuplicates } from './rules/must-sees.ts'
import { findClosed, findWrongTimes } from './rules/times.ts'
import { findFalseAnswers, unansweredWishes } from './rules/wishes.ts'

export type Verdict = {
  readonly isThere: boolean
  readonly isLength: boolean
  readonly coverage: Coverage
  readonly faults: readonly Fault[]
  readonly unanswered: readonly string[]
  readonly costs: CostCheck
  /** Of each day in a city without a journey. */
  readonly areas: readonly number[]
}

const REGION_KM = 60

export function judgePlan(
  request: PlanRequest,
  { trip, rates }: MadePlan,
  facts: GuideFacts,
  destination: GuideEntry | undefined,
): Verdict {
  const costs = checkCosts(trip, facts, rates)
  return {
    isThere: destination !== undefined && isIn(destination, trip.days),
    isLength: trip.days.length === request.days,
    coverage: coverageOf(trip, facts),
    faults: [
      ...findDuplicates(trip, facts),
      ...findWrongTimes(trip, facts),
      ...findClosed(trip, facts),
      ...findImpossibleLegs(trip, facts),
      ...findHoles(trip),
      ...findMealFaults(trip, facts),
      ...findFalseAnswers(request, trip, facts),
      ...costs.faults,
    ],
    unanswered: unansweredWishes(request, trip),
    costs,
    areas: areasOfDays(trip),
  }
}

function isIn({ kind, countries, coordinates, radiusKm }: GuideEntry, days: MadePlan['trip']['days']): boolean {
  return days.some(({ city }) =>
    kind === 'country-route'
      ? countries.includes(city.country)
      : kmBetween(city.coordinates, coordinates) <= Math.max(REGION_KM, radiusKm),
  )
}

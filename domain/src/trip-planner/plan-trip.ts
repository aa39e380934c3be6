import { polishDay, Search } from '../orienteering/index.ts'
import type { Trip, TripPlace } from '../trip/index.ts'
import { buildProblem } from './build-problem.ts'
import { dayPartsOf } from './day-parts.ts'
import { gatherNodes } from './gather-nodes.ts'
import { FIRST_ROUNDS, type PlanOptions, ROUNDS_PER_STEP, STEPS } from './plan-options.ts'
import { writePlan } from './write-plan.ts'

/**
 * Fills the days of a trip: locked stops stay, everything else is chosen from the trip and the candidates. Takes about
 * a tenth of a second.
 */
export function planTrip(trip: Trip, candidates: readonly TripPlace[], options: PlanOptions): Trip {
  const [first] = improveTrip(trip, candidates, options)
  return first ?? trip
}

/**
 * The first plan, then each better one, at last with short days in optimal order. The consumer may stop at any time;
 * the whole sequence takes about two seconds, and is always the same.
 */
export function* improveTrip(trip: Trip, candidates: readonly TripPlace[], options: PlanOptions): Generator<Trip> {
  const parts = dayPartsOf(trip)
  const nodes = gatherNodes(trip, candidates, options)
  const problem = buildProblem(trip, parts, nodes, options)
  const search = new Search(problem, options.seed)
  search.improve(Math.ceil(FIRST_ROUNDS / (1 + parts.length / 10)), 1)
  yield writePlan(trip, parts, nodes, search.best, options)
  let shown = search.best.value
  for (let step = 0; step < STEPS; step++) {
    search.improve(ROUNDS_PER_STEP, step / STEPS)
    if (search.best.value <= shown) continue
    shown = search.best.value
    yield writePlan(trip, parts, nodes, search.best, options)
  }
  const polished = parts.map((_, part) => polishDay(search.best, part))
  if (polished.includes(true)) yield writePlan(trip, parts, nodes, search.best, options)
}

import { type CheckFacts, explainWishes, type Finding, type UnmetWish } from '../trip-checker/index.ts'
import { type CityKnowledge, finishTrip, mealHoursOf } from '../trip-details/index.ts'
import type { TripAsk } from '../trip-draft/index.ts'
import { dayFactsOf, isHolidayOf, rainOf } from '../trip-facts/index.ts'
import { improveTrip } from '../trip-planner/index.ts'
import { proveTrip } from '../trip-repair/index.ts'
import type { Trip, TripPlace } from '../trip/index.ts'
import type { GatheredPlaces } from './gather-places.ts'
import { besideDrivesOf } from './sights-of-route.ts'

export type PlanQuestion = {
  /** Days without stops. */
  readonly trip: Trip
  readonly candidates: readonly TripPlace[]
  readonly facts: CheckFacts
  readonly seed: number
  readonly knowledge: readonly CityKnowledge[]
  readonly ask: TripAsk
}

export type MadePlan = {
  readonly trip: Trip
  readonly findings: readonly Finding[]
  readonly unmet: readonly UnmetWish[]
}

const SEED = 6

export function planQuestion(found: GatheredPlaces, trip: Trip): PlanQuestion {
  const { ask, places: candidates, facts, knowledge } = found
  return { trip, candidates, facts, seed: SEED, knowledge, ask }
}

/** The first plan, then each better one for as long as the caller asks for more. */
export function* makePlans(question: PlanQuestion): Generator<MadePlan> {
  const { trip, candidates, facts, seed, knowledge, ask } = question
  const rain = rainOf(facts)
  const options = {
    seed,
    besideDrives: besideDrivesOf(ask),
    mealHours: mealHoursOf(knowledge),
    isHoliday: isHolidayOf(facts),
    ...(rain && { rainMm: rain }),
    ...(facts.rates && { rates: facts.rates }),
  }
  for (const better of improveTrip(trip, candidates, options)) {
    const proven = proveTrip(better, facts, dayFactsOf(better, facts))
    const unmet = explainWishes(proven.trip, facts)
    const finished = finishTrip(proven.trip, { known: knowledge, candidates, ask, options, rates: facts.rates })
    yield { ...proven, trip: finished, unmet: unmet.filter((wish) => !isAnswered(wish, finished)) }
  }
}

/** A dish is found when the meals are named. */
function isAnswered({ name, placeId }: UnmetWish, { answers = [] }: Trip): boolean {
  return placeId === null && answers.some(({ subject, isMet }) => subject === name && isMet === 'yes')
}

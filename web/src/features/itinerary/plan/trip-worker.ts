/** A thread of its own: reading a sentence needs an index of cities, and a plan gets better for two seconds. */
import type { CalendarDate } from '@app/domain/kernel'
import type { Trip, TripPlace } from '@app/domain/trip'
import { type CheckFacts, explainWishes, type Finding, type UnmetWish } from '@app/domain/trip-checker'
import { dayFactsOf, isHolidayOf, rainOf } from '@app/domain/trip-facts'
import { improveTrip } from '@app/domain/trip-planner'
import { proveTrip } from '@app/domain/trip-repair'
import { readTripRequest, type TripRequest } from '@app/domain/trip-request'

export type TripQuestion = { readonly id: number } & (
  | { readonly kind: 'read'; readonly text: string; readonly today: CalendarDate }
  | {
      readonly kind: 'plan'
      readonly trip: Trip
      readonly candidates: readonly TripPlace[]
      readonly facts: CheckFacts
      readonly seed: number
    }
)
export type MadePlan = {
  readonly trip: Trip
  readonly findings: readonly Finding[]
  readonly unmet: readonly UnmetWish[]
}
export type TripAnswer = { readonly id: number } & (
  | { readonly kind: 'read'; readonly request: TripRequest }
  | ({ readonly kind: 'plan'; readonly isLast: boolean } & MadePlan)
  | { readonly kind: 'failed' }
)

const LONGEST_MS = 2000
const cities = import('@app/datasets/city-search-offline').then(({ offlineNameFinder }) => offlineNameFinder())
/** Without a network they may not be there yet: then a sight is told by its letters and what stands before it. */
const sights = import('@app/datasets/sight-names').then(
  ({ sightFinder }) => sightFinder(),
  () => undefined,
)

addEventListener('message', ({ data }: MessageEvent<TripQuestion>) => {
  answer(data).catch((error: unknown) => {
    console.error(error)
    tell({ id: data.id, kind: 'failed' })
  })
})

async function answer(question: TripQuestion): Promise<void> {
  if (question.kind === 'read') {
    const [{ findCity, findCountry }, findSight] = await Promise.all([cities, sights])
    const { id, text, today } = question
    tell({
      id,
      kind: 'read',
      request: readTripRequest(text, { today, findCity, findCountry, ...(findSight && { findSight }) }),
    })
  } else plan(question)
}

/** The first plan at once, then each better one, until nothing better comes or the time is up. */
function plan({ id, trip, candidates, facts, seed }: Extract<TripQuestion, { kind: 'plan' }>): void {
  const until = performance.now() + LONGEST_MS
  const rain = rainOf(facts)
  const options = {
    seed,
    isHoliday: isHolidayOf(facts),
    ...(rain && { rainMm: rain }),
    ...(facts.rates && { rates: facts.rates }),
  }
  let best: MadePlan | null = null
  for (const better of improveTrip(trip, candidates, options)) {
    const proven = proveTrip(better, facts, dayFactsOf(better, facts))
    best = { ...proven, unmet: explainWishes(proven.trip, facts) }
    if (performance.now() > until) break
    tell({ id, kind: 'plan', isLast: false, ...best })
  }
  tell(best ? { id, kind: 'plan', isLast: true, ...best } : { id, kind: 'failed' })
}

function tell(told: TripAnswer): void {
  postMessage(told)
}

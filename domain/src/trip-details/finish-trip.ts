import type { RateTable } from '../currency-conversion/index.ts'
import type { TripAsk } from '../trip-draft/index.ts'
import type { PlanOptions, ServingHours } from '../trip-planner/index.ts'
import type { Trip, TripPlace } from '../trip/index.ts'
import { answerWishes } from './answer-wishes.ts'
import type { CityKnowledge } from './city-knowledge.ts'
import { listNotPlanned } from './list-not-planned.ts'
import { nameGaps } from './name-gaps.ts'
import { nameMeals } from './name-meals.ts'
import { priceDays } from './price-days.ts'

export type FinishAsked = {
  readonly known: readonly CityKnowledge[]
  readonly candidates: readonly TripPlace[]
  readonly ask: Pick<TripAsk, 'appointments' | 'arriveAt' | 'cities' | 'departAt' | 'notices' | 'route' | 'unread'>
  readonly options: PlanOptions
  readonly rates?: RateTable | undefined
}

/** What the guide adds to a plan: dishes and quarters, names of gaps, prices, an answer to each wish, and what is left out. */
export function finishTrip(planned: Trip, { known, candidates, ask, options, rates }: FinishAsked): Trip {
  const trip = priceDays(nameMeals(nameGaps(planned, known, candidates), known), known)
  const { arriveAt, departAt, appointments, cities, notices, route, unread = [] } = ask
  const titles = appointments.map(({ title }) => title)
  const dayTrips = cities.flatMap(({ base }) => base?.dayTrips ?? [])
  return {
    ...trip,
    answers: answerWishes({ trip, known, arriveAt, departAt, appointments: titles, dayTrips, unread, notices, rates }),
    notPlanned: listNotPlanned(trip, candidates, route?.leftOut ?? [], options),
  }
}

/** For the planner, which knows countries by their code. */
export function mealHoursOf(known: readonly CityKnowledge[]): (country: string) => ServingHours | null {
  const byCountry = new Map(known.map(({ country, serving }) => [country, serving]))
  return (country) => byCountry.get(country) ?? null
}

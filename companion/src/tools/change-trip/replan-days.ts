import type { DayId, Trip, TripPlace, TripWishes } from '@app/domain/trip'
import { withIdeas } from '@app/domain/trip-edit'
import { dayFactsOf, isHolidayOf, rainOf } from '@app/domain/trip-facts'
import { planTrip } from '@app/domain/trip-planner'
import { proveTrip } from '@app/domain/trip-repair'

import { checkFactsOf, type EditKit, plannedIds } from './editing.ts'

const SEED = 7

type Replan = {
  readonly dayIds: readonly DayId[]
  readonly wishes: TripWishes
  readonly candidates: readonly TripPlace[]
}

/** Fills some days again, and leaves the others: their places are not planned twice. */
export function replanDays(trip: Trip, { dayIds, wishes, candidates }: Replan, { lookUps }: EditKit): Trip {
  const days = trip.days.filter(({ id }) => dayIds.includes(id))
  const elsewhere = plannedIds({ ...trip, days: trip.days.filter(({ id }) => !dayIds.includes(id)) })
  const places = Object.fromEntries(Object.entries(trip.places).filter(([id]) => !elsewhere.has(id)))
  const part: Trip = { ...trip, days, places, wishes, ideas: trip.ideas.filter((id) => !elsewhere.has(id)) }
  const facts = checkFactsOf(part, lookUps)
  const planned = planTrip(
    part,
    candidates.filter(({ id }) => !elsewhere.has(id)),
    { seed: SEED, isHoliday: isHolidayOf(facts), rainMm: rainOf(facts), ...(facts.rates && { rates: facts.rates }) },
  )
  const proven = proveTrip(planned, facts, dayFactsOf(planned, facts)).trip
  const whole: Trip = {
    ...trip,
    places: { ...trip.places, ...proven.places },
    days: trip.days.map((day) => proven.days.find(({ id }) => id === day.id) ?? day),
  }
  const dropped = days.flatMap(({ stops }) => stops.flatMap(({ placeId }) => placeId ?? []))
  return withIdeas(whole, [...dropped, ...trip.ideas])
}

import type { Trip } from '../trip/index.ts'
import type { TripAsk } from './trip-ask.ts'

/** The wishes of a plan made now: the old ones, with later changes to the trip itself. */
export function askOfTrip(ask: TripAsk, trip: Trip): TripAsk {
  const { mustSee, mustNot, budget, ...wishes } = trip.wishes
  const dayCount = trip.days.length
  return {
    ...ask,
    ...wishes,
    mustSee,
    mustNot,
    budget,
    title: trip.title,
    firstDate: trip.days[0]?.date ?? null,
    dayCount,
    ...(dayCount !== ask.dayCount && { cities: withNightsOf(ask, trip) }),
  }
}

/** An added or removed day belongs to the city it was in. */
function withNightsOf({ cities }: TripAsk, { days }: Trip): TripAsk['cities'] {
  const nameOf = ({ name, country }: TripAsk['cities'][number]['city']): string => `${name} ${country}`
  const isOnce = new Set(cities.map(({ city }) => nameOf(city))).size === cities.length
  if (cities.length < 2 || !isOnce) return cities.map((asked) => ({ ...asked, nights: null }))
  const nightsIn = (name: string): number => days.filter(({ city }) => nameOf(city) === name).length
  return cities.map((asked) => ({ ...asked, nights: nightsIn(nameOf(asked.city)) })).filter(({ nights }) => nights > 0)
}

import { planStays } from '../trip-stays/index.ts'
import type { AskedCity, TripAsk } from './trip-ask.ts'

/**
 * The first city stays the first; the others follow so that least time is spent on the way. What binds a date to a city,
 * or comes back to one, keeps the order as it was said.
 */
export function citiesInOrder({
  cities,
  appointments,
}: Pick<TripAsk, 'cities' | 'appointments'>): readonly AskedCity[] {
  const [first, ...others] = cities
  const names = new Set(cities.map(({ city }) => `${city.name} ${city.country}`))
  if (!first || others.length < 2 || names.size < cities.length) return cities
  if (appointments.some(({ date }) => date !== null)) return cities
  const stays = others.map((asked) => ({ city: asked.city, nights: 1, renowns: [] }))
  const planned = planStays({ stays, nights: others.length, from: first.city.coordinates, to: null })
  return [first, ...planned.flatMap(({ city }) => others.find((asked) => asked.city === city) ?? [])]
}

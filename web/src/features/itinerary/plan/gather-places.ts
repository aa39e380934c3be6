import type { TripPlacesRequest } from '@app/contracts/trips/trip-places'
import { addDays, type CalendarDate, distanceKm } from '@app/domain/kernel'
import type { TripCity, TripPlace } from '@app/domain/trip'
import type { CheckFacts } from '@app/domain/trip-checker'
import type { CityKnowledge } from '@app/domain/trip-details'
import type { AskedCity, TripAsk } from '@app/domain/trip-draft'

import type { BackendConfig } from '../../../api/backend.ts'
import { loadTripFacts, loadTripPlaces } from '../../../entities/trip/trip-data.ts'
import { formatCountry } from '../../../text/format.ts'
import { itineraryText as text } from '../itinerary-text.ts'
import { sightsOfRoute } from './sights-of-route.ts'

const SAME_CITY_KM = 30

export type GatheredPlaces = {
  readonly ask: TripAsk
  readonly places: readonly TripPlace[]
  readonly facts: CheckFacts
  /** Quarters, dishes and prices of the cities. */
  readonly knowledge: readonly CityKnowledge[]
}

/** Adds what a city's name alone does not tell: its id, coordinates, time zone, places and facts. */
export async function gatherPlaces(config: BackendConfig, ask: TripAsk): Promise<GatheredPlaces> {
  const answers = await Promise.all(ask.cities.map((asked) => loadTripPlaces(config, placesAround(asked))))
  const known = ask.cities.map((asked, index) => {
    const found = answers[index]?.city
    if (!found) return asked
    const { timeZone, ...city } = found
    // A base of the guide keeps its name and position: the largest town nearby is another one.
    return asked.base && !isSameCity(asked, city)
      ? { ...asked, city: { ...asked.city }, timeZone }
      : { ...asked, city: { ...city, coordinates: asked.base?.coordinates ?? city.coordinates }, timeZone }
  })
  const renowns = answers.map(({ places }) => places.map(({ renown }) => renown))
  const cities = await inBestOrder(known, renowns, ask.dayCount)
  const countries = [...new Set(cities.map(({ city }) => city.country))].filter((code) => /^[A-Z]{2}$/.test(code))
  const cityIds = [...new Set(cities.flatMap(({ city }) => city.cityId ?? []))]
  const facts = await loadTripFacts(config, { countries, cityIds, ...datesAround(ask.firstDate, ask.dayCount) })
  const title = ask.title || titleOf(namesOf(ask, cities), ask.dayCount)
  const places = answers.flatMap((answer) => answer.places)
  const knowledge = answers.flatMap((answer) => answer.knowledge ?? [])
  return { ask: { ...ask, cities, title }, places: [...places, ...sightsOfRoute(ask, places)], facts, knowledge }
}

/** "10 days in Peru" rather than in six of its towns, until other towns are added. */
function namesOf({ route }: TripAsk, cities: TripAsk['cities']): readonly string[] {
  return route && cities.every(({ base }) => base) ? route.names : [...new Set(cities.map(({ city }) => city.name))]
}

/** Minimises travel time and gives more nights to cities with more to see. Given nights keep the given order. */
async function inBestOrder(
  cities: TripAsk['cities'],
  renowns: readonly (readonly number[])[],
  dayCount: number,
): Promise<TripAsk['cities']> {
  if (cities.length < 2) return cities
  const { planStays } = await import('@app/domain/trip-stays')
  const stays = cities.map(({ city, nights }, index) => ({ city, nights, renowns: renowns[index] ?? [] }))
  const isOrderFixed = cities.some(({ nights }) => nights !== null)
  const planned = planStays({ stays, nights: Math.max(dayCount, cities.length), from: null, to: null, isOrderFixed })
  return planned.flatMap(({ city, nights }) => {
    const own = cities.find((each) => each.city === city)
    return own ? [{ ...own, nights }] : []
  })
}

export function titleOf(names: readonly string[], count: number): string {
  const place = new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
  return count === 1 ? text('title.day', { place }) : text('title.days', { count: String(count), place })
}

/** A town of a region may not be in the tables: places around it are requested. */
function placesAround({ city, base }: AskedCity): TripPlacesRequest {
  return base && city.cityId === null && base.point.areaId !== null ? city.coordinates : placesRequest(city)
}

/** Another city with this name, such as Lisbon in Ohio, is too far away. */
function isSameCity({ city, base }: AskedCity, found: TripCity): boolean {
  return base?.point.areaId === null && distanceKm(city.coordinates, found.coordinates) <= SAME_CITY_KM
}

/** By id if known, else by name, else by coordinates. */
export function placesRequest({ cityId, name, country, coordinates }: TripCity): TripPlacesRequest {
  if (cityId !== null) return { cityId }
  return name ? { name: [name, country && formatCountry(country, 'en')].filter(Boolean).join(', ') } : coordinates
}

/** One day more at both ends, because a holiday may change the hours of the night before or after. */
export function datesAround(first: CalendarDate | null, days: number) {
  const from = first ?? ('2026-01-01' as CalendarDate)
  return { from: addDays(from, -1), to: addDays(from, days + 1) }
}

import { countryNameIn } from '../country-name/index.ts'
import { addDays, calendarDate, type CalendarDate, type Coordinates, distanceKm } from '../kernel/index.ts'
import { foldText } from '../place-search/index.ts'
import type { CheckFacts } from '../trip-checker/index.ts'
import type { CityKnowledge } from '../trip-details/index.ts'
import type { AskedCity, TripAsk } from '../trip-draft/index.ts'
import type { TripCity, TripPlace } from '../trip/index.ts'
import { matchWishes } from './match-wishes.ts'
import { beachesOfTowns, sightsOfRoute } from './sights-of-route.ts'

const SAME_CITY_KM = 30

/** A city by its id, by its name (`Lisbon, Portugal`), or the surroundings of a point. */
export type PlacesQuery =
  | { readonly cityId: number }
  | { readonly name: string }
  | (Coordinates & { readonly country?: string })

type PlacesAnswer = {
  /** Null when no city is known there. */
  readonly city: (TripCity & { readonly cityId: number; readonly timeZone: string }) | null
  readonly places: readonly TripPlace[]
  readonly knowledge?: CityKnowledge | null
}

type FactsQuery = {
  readonly countries: string[]
  readonly cityIds: number[]
  readonly from: CalendarDate
  readonly to: CalendarDate
}

/** The facts of the host: a server's tables, or requests to a server. */
export type PlaceSources = {
  readonly places: (query: PlacesQuery) => Promise<PlacesAnswer>
  readonly facts: (query: FactsQuery) => Promise<CheckFacts>
  readonly titleOf: (names: readonly string[], dayCount: number) => string
}

export type GatheredPlaces = {
  readonly ask: TripAsk
  readonly places: readonly TripPlace[]
  readonly facts: CheckFacts
  /** Quarters, dishes and prices of the cities. */
  readonly knowledge: readonly CityKnowledge[]
}

/** Adds what a city's name alone does not tell: its id, coordinates, time zone, places and facts. */
export async function gatherPlaces(ask: TripAsk, sources: PlaceSources): Promise<GatheredPlaces> {
  const answers = await Promise.all(ask.cities.map((asked) => sources.places(placesAround(asked))))
  const known = ask.cities.map((asked, index) => {
    const found = answers[index]?.city
    if (!found) return asked
    const { timeZone, ...city } = found
    // A base of the guide keeps its name and position: the largest town nearby is another one.
    return asked.base && !isSameCity(asked, city)
      ? { ...asked, city: { ...asked.city }, timeZone }
      : { ...asked, city: { ...city, ...placeOfBase(asked, city) }, timeZone }
  })
  const renowns = answers.map(({ places }) => places.map(({ renown }) => renown))
  const cities = await inBestOrder(known, renowns, ask.dayCount)
  const countries = [...new Set(cities.map(({ city }) => city.country))].filter((code) => /^[A-Z]{2}$/.test(code))
  const cityIds = [...new Set(cities.flatMap(({ city }) => city.cityId ?? []))]
  const facts = await sources.facts({ countries, cityIds, ...datesAround(ask.firstDate, ask.dayCount) })
  const title = ask.title || sources.titleOf(namesOf(ask, cities), ask.dayCount)
  const found = answers.flatMap((answer) => answer.places)
  const places = [...found, ...beachesOfTowns(ask, found)]
  const knowledge = answers.flatMap((answer) => answer.knowledge ?? [])
  const all = [...places, ...sightsOfRoute(ask, places)]
  return { ask: matchWishes({ ...ask, cities, title }, all, knowledge), places: all, facts, knowledge }
}

/** Iguazú stays Iguazú, though Ciudad del Este is the largest town beside it. */
function placeOfBase({ base }: AskedCity, found: TripCity): Partial<TripCity> {
  if (!base) return {}
  const isSame = foldText(base.name).includes(foldText(found.name))
  return { coordinates: base.coordinates, ...(!isSame && { name: base.name }) }
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
  const { planStays } = await import('../trip-stays/index.ts')
  const stays = cities.map(({ city, nights }, index) => ({ city, nights, renowns: renowns[index] ?? [] }))
  const isOrderFixed = cities.some(({ nights }) => nights !== null)
  const planned = planStays({ stays, nights: Math.max(dayCount, cities.length), from: null, to: null, isOrderFixed })
  return planned.flatMap(({ city, nights }) => {
    const own = cities.find((each) => each.city === city)
    return own ? [{ ...own, nights }] : []
  })
}

/** A base of the guide may have a name that no table has, "Puno & Lake Titicaca": places around it are requested. */
function placesAround({ city, base }: AskedCity): PlacesQuery {
  if (!base || city.cityId !== null) return placesQuery(city)
  // Across the water from Ksamil lies Corfu, in another country.
  return /^[A-Z]{2}$/.test(city.country) ? { ...city.coordinates, country: city.country } : city.coordinates
}

/** Another city with this name, such as Lisbon in Ohio, is too far away; a cruise is not the town it sails past. */
function isSameCity({ city, base }: AskedCity, found: TripCity): boolean {
  if (base?.point.areaId !== null || distanceKm(city.coordinates, found.coordinates) > SAME_CITY_KM) return false
  return !base.isRural || foldText(base.name).includes(foldText(found.name))
}

/** By id if known, else by name, else by coordinates. */
export function placesQuery({ cityId, name, country, coordinates }: TripCity): PlacesQuery {
  if (cityId !== null) return { cityId }
  return name ? { name: [name, country && countryNameIn(country, 'en')].filter(Boolean).join(', ') } : coordinates
}

const ANY_DATE = calendarDate('2026-01-01')

/** One day more at both ends, because a holiday may change the hours of the night before or after. */
export function datesAround(first: CalendarDate | null, days: number) {
  const from = first ?? ANY_DATE
  return { from: addDays(from, -1), to: addDays(from, days + 1) }
}

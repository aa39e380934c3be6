import { eventDatesIn, type GuideEvent } from '@app/domain/guide'
import type { Coordinates } from '@app/domain/kernel'
import { dailyCosts, TRAVEL_STYLES, type TravelStyle } from '@app/domain/travel-prices'
import type { CityKnowledge, KnownEvent } from '@app/domain/trip-details'

import type { GuideAround } from './guide-around.ts'

const MOST_DISHES = 30
const MOST_AREAS = 40
const MOST_EVENTS = 40
/** As far ahead as a trip is planned. */
const YEARS_AHEAD = [0, 1, 2]

/** Food areas, dishes, meal times and the cost of a day in a city; null for a city that the guide does not have. */
export function cityKnowledge(
  { areas, dishes, events, country, prices, asOf }: GuideAround,
  coordinates: Coordinates,
): CityKnowledge | null {
  if (!country) return null
  const nameOf = new Map(areas.map(({ destinationId, id, name }) => [`${destinationId}/${id}`, name]))
  const written = [...asOf.values()][0] ?? country.asOf
  const sorted = dishes.toSorted((one, other) => other.importance - one.importance).slice(0, MOST_DISHES)
  return {
    country: country.code,
    coordinates,
    asOf: written,
    areas: areas
      .slice(0, MOST_AREAS)
      .map(({ name, coordinates: at, radiusKm }) => ({ name, coordinates: at, radiusKm })),
    dishes: sorted.map(({ name, localName, diets, contains, meals, price, importance, scope, areaIds }) => ({
      name,
      localName,
      diets,
      contains,
      meals,
      price,
      importance,
      areas: areaIds.flatMap((id) => nameOf.get(`${scope}/${id}`) ?? []),
    })),
    events: events
      .toSorted((one, other) => other.importance - one.importance)
      .slice(0, MOST_EVENTS)
      .map((event) => knownEvent(event, Number(written.slice(0, 4)))),
    serving: { lunch: country.lunch, dinner: country.dinner },
    daily: Object.fromEntries(TRAVEL_STYLES.map((style) => [style, prices && dailyCosts(prices, style)])) as Record<
      TravelStyle,
      ReturnType<typeof dailyCosts>
    >,
  }
}

function knownEvent({ name, localName, tags, note, rule }: GuideEvent, year: number): KnownEvent {
  const dates = YEARS_AHEAD.flatMap((later) => eventDatesIn(rule, year + later) ?? [])
  return { name, localName, tags, note, dates }
}

/** Places of a request that cannot be meant as nights there. */
import { distanceKm } from '@app/domain/kernel'
import { foldText } from '@app/domain/place-search'
import type { TripRequest } from '@app/domain/trip-request'
import type { RouteTables } from '@app/domain/trip-routes'

import type { GuideEntry } from '../guide/index.ts'
import type { Outside } from './trip-ends.ts'

/** Near enough for a day. */
const DAY_KM = 80
const SAME_PLACE_KM = 20
const OTHER_PLACE_KM = 50
const WORLD_AWAY_KM = 1500
const FAMOUS = 4

/** "6 days Petra, Wadi Rum, Dead Sea" is the length of the whole trip. */
export function withWholeLength(request: TripRequest, sentence: string): TripRequest {
  const [first, ...others] = request.destinations
  const nights = first?.value.nights ?? null
  if (
    !first ||
    nights === null ||
    others.length < 2 ||
    others.filter(({ value }) => value.nights === null).length < 2
  ) {
    return request
  }
  const before = sentence.slice(Math.max(0, first.span.start - 20), first.span.end + 2)
  const length = LENGTH_BEFORE.exec(before)
  if (!length || Number(length[1]) < 3) return request
  return {
    ...request,
    days: { value: Number(length[1]), span: first.span },
    destinations: [{ ...first, value: { ...first.value, nights: null } }, ...others],
  }
}

/** Without "in" between the two, and with more places after a comma. */
const LENGTH_BEFORE = /(\d+)[- ](?:days?|tage|jours|d[ií]as|giorni|dias) \p{L}[\p{L} ]*,/iu

/** Patagonia is in both countries that were named beside it. */
export function withoutCovered(named: readonly GuideEntry[]): readonly GuideEntry[] {
  const regions = named.filter(({ kind, countries }) => kind !== 'country-route' && countries.length > 1)
  return named.filter(
    ({ kind, countries: [own = ''] }) =>
      kind !== 'country-route' || !regions.some(({ countries }) => countries.includes(own)),
  )
}

/** Not a namesake at the other end of the world, nor a word that is an old name of some town. */
export function isBelievable({ name, city }: Outside, named: readonly GuideEntry[]): boolean {
  if (named.length === 0 || named.some(({ countries }) => countries.includes(city.country))) return true
  if (foldText(name) !== foldText(city.name)) return false
  return named.some(({ coordinates }) => distanceKm(coordinates, city.coordinates) <= WORLD_AWAY_KM)
}

/** Auschwitz is a day out of Kraków, and the Perito Moreno one goes to see is the glacier. */
export function isOneSight(
  { name, city, nights }: Outside,
  { sights, dayTrips }: RouteTables,
  entries: readonly GuideEntry[],
): boolean {
  if (nights !== null && nights > 1) return false
  const { coordinates: at } = city
  const trips = dayTrips.filter(({ coordinates }) => distanceKm(coordinates, at) <= SAME_PLACE_KM)
  const isNear = entries.some(({ kind, coordinates }) => kind === 'city' && distanceKm(coordinates, at) <= DAY_KM)
  // Grand Teton beside Yellowstone is a day out of it.
  const isOfEntry = dayTrips.some(
    ({ destinationId, name: trip, coordinates }) =>
      entries.some(({ id }) => id === destinationId) &&
      (distanceKm(coordinates, at) <= SAME_PLACE_KM || foldText(trip).includes(foldText(name))),
  )
  if (isOfEntry || (trips.length > 0 && isNear)) return true
  const wanted = foldText(name)
  return sights.some(
    ({ name: own, importance, coordinates }) =>
      importance >= FAMOUS &&
      coordinates !== null &&
      ` ${foldText(own)} `.includes(` ${wanted} `) &&
      distanceKm(coordinates, at) > OTHER_PLACE_KM,
  )
}

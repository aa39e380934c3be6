/** Home, and where a traveller comes in and goes out, as far as the sentence tells. */
import { type Coordinates, distanceKm } from '@app/domain/kernel'
import { foldText } from '@app/domain/place-search'
import type { TripCity } from '@app/domain/trip'
import { readAsk, readRouteEnds, readRouteWishes } from '@app/domain/trip-draft'
import type { Destination, LanguageCode, RequestedStay, TripRequest } from '@app/domain/trip-request'
import type { RouteEnd, RouteTables } from '@app/domain/trip-routes'

import type { GuideEntry } from '../guide/index.ts'
import { type DestinationFinder, placeEntry } from './find-destination.ts'

/** A town outside the guide, within a route of the guide. */
const NIGHTS_ELSEWHERE = 2
const LATE_AT = 18 * 60
const EARLY_AT = 13 * 60
const SAME_TOWN_KM = 30
/** From farther away one flies, and lands anywhere. */
const BY_LAND_KM = 700

/** Where people who write in a language live; elsewhere a start is the gate of a country. */
const HOMES: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: ['AU', 'CA', 'GB', 'IE', 'NZ', 'US'],
  de: ['AT', 'CH', 'DE', 'LI', 'LU'],
  fr: ['BE', 'CA', 'CH', 'FR', 'LU'],
  es: ['AR', 'BO', 'CL', 'CO', 'CR', 'DO', 'EC', 'ES', 'GT', 'MX', 'PA', 'PE', 'PY', 'UY'],
  it: ['CH', 'IT'],
  pt: ['BR', 'PT'],
}

export type TripEnds = {
  readonly home: { readonly id: string | null; readonly coordinates: Coordinates | null } | null
  readonly arrival: RouteEnd | null
  readonly departure: RouteEnd | null
  /** Where one sets out by land; null: by air, or not said. */
  readonly start: { readonly city: TripCity; readonly id: string | null; readonly isRound: boolean } | null
}

export type Outside = Destination & { readonly city: TripCity }

type Known = {
  readonly sentence: string
  readonly tables: RouteTables
  readonly elsewhere: readonly Outside[]
  readonly entries: readonly GuideEntry[]
  readonly finder: DestinationFinder
}

export function endsOf(request: TripRequest, { sentence, tables, elsewhere, entries, finder }: Known): TripEnds {
  const { origin, destinations } = request
  const { arriveAt, departAt } = readAsk(request)
  const from = origin?.value
  const isStop = from !== undefined && destinations.some(({ value }) => foldText(value.name) === foldText(from.name))
  const isDomestic =
    from !== undefined && entries.some(({ countries }) => countries.includes(from.city?.country ?? from.country ?? ''))
  const isHome =
    from !== undefined && !isStop && (!isDomestic || HOMES[request.language].includes(from.city?.country ?? ''))
  const entry = from ? placeEntry(from, finder) : null
  const at = from?.city?.coordinates ?? entry?.coordinates ?? null
  const { isByCar, isCarFree } = readRouteWishes(sentence)
  const isNear = at !== null && entries.some(({ coordinates }) => distanceKm(at, coordinates) <= BY_LAND_KM)
  // A border is no reason to fly: Ghent from Paris by train, Bled from Munich by car.
  const isByLand = isDomestic ? !isHome || isNear : isNear && (isByCar || isCarFree)
  const start = isByLand ? at : null
  const places = [
    ...tables.destinations
      .filter(({ kind }) => kind === 'city')
      .flatMap(({ name, localName, otherNames, coordinates }) =>
        [...new Set([name, localName ?? name, ...otherNames.map((other) => other.name)])].map((each) => ({
          name: each,
          coordinates,
        })),
      ),
    ...elsewhere.map(({ name, city }) => ({ name, coordinates: city.coordinates })),
    ...(from && at && !isHome ? [{ name: from.name, coordinates: at }] : []),
    ...tables.areas.filter(({ isBase }) => isBase === 'yes'),
  ]
  const told = readRouteEnds(
    sentence,
    places.map(({ name }) => name),
  )
  const endAt = (name: string | null): Coordinates | null =>
    places.find((place) => place.name === name)?.coordinates ?? null
  const arrives = endAt(told.arrival) ?? start
  const goes = endAt(told.departure)
  const leaves = goes ?? (told.arrival === null ? start : arrives)
  return {
    home: isHome ? { id: entry?.kind === 'city' ? entry.id : null, coordinates: at } : null,
    start:
      start && from?.city
        ? { city: from.city, id: entry?.id ?? null, isRound: told.departure === null || isSameTown(goes, start) }
        : null,
    arrival: arrives && { coordinates: arrives, at: arriveAt, ...(arrives === start && { isStart: true }) },
    departure: leaves && {
      coordinates: leaves,
      at: departAt,
      ...(leaves === start && { isStart: true }),
      ...(goes === null && start === null && { isAssumed: true }),
    },
  }
}

const isSameTown = (one: Coordinates | null, other: Coordinates): boolean =>
  one !== null && distanceKm(one, other) <= SAME_TOWN_KM

/** The town of a flight has a night only when the flight asks for one. */
export function nightsOutside({ city, nights }: Outside, ends: TripEnds): number {
  if (nights !== null) return nights
  const side = sidesOf(city, ends)
  if (!side.isArrival && !side.isDeparture) return NIGHTS_ELSEWHERE
  return (side.isArrival && isLate(ends) ? 1 : 0) + (side.isDeparture && isEarly(ends) ? 1 : 0)
}

const isLate = ({ arrival }: TripEnds): boolean => arrival?.at != null && arrival.at >= LATE_AT
const isEarly = ({ departure }: TripEnds): boolean => departure?.at != null && departure.at < EARLY_AT

function sidesOf({ coordinates }: TripCity, { arrival, departure }: TripEnds) {
  const isAt = (end: RouteEnd | null): boolean =>
    end !== null && distanceKm(end.coordinates, coordinates) <= SAME_TOWN_KM
  return { isArrival: isAt(arrival), isDeparture: isAt(departure) }
}

/** Each town outside the guide where it lengthens the way least; that of a late landing first, that of an early flight last. */
export function withOutside(
  stays: readonly RequestedStay[],
  outside: readonly Outside[],
  ends: TripEnds,
): readonly RequestedStay[] {
  let route = stays
  for (const { city, nights } of outside) {
    const { isArrival, isDeparture } = sidesOf(city, ends)
    const first = isArrival && isLate(ends) ? 1 : 0
    const last = isDeparture && isEarly(ends) ? 1 : 0
    const more = Math.max(0, (nights ?? 0) - first - last)
    const own = (count: number): readonly RequestedStay[] => (count > 0 ? [{ city, nights: count, base: null }] : [])
    if (!isArrival && !isDeparture) route = inserted(route, { city, nights, base: null })
    else route = [...own(first + (isArrival ? more : 0)), ...route, ...own(last + (isArrival ? 0 : more))]
  }
  return route
}

function inserted(route: readonly RequestedStay[], stay: RequestedStay): readonly RequestedStay[] {
  const km = (stays: readonly RequestedStay[]): number =>
    stays.reduce((sum, { city }, index) => {
      const before = stays[index - 1]
      return before ? sum + distanceKm(before.city.coordinates, city.coordinates) : sum
    }, 0)
  const options = Array.from({ length: route.length + 1 }, (_, at) => [...route.slice(0, at), stay, ...route.slice(at)])
  return options.reduce((best, option) => (km(option) < km(best) ? option : best))
}

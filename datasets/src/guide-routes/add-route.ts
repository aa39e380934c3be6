import { distanceKm } from '@app/domain/kernel'
import { foldText } from '@app/domain/place-search'
import type { TripCity } from '@app/domain/trip'
import { arrangeRequest } from '@app/domain/trip-constraints'
import { readAsk, readRouteWishes } from '@app/domain/trip-draft'
import type { Destination, FindCity, NamedPlace, RequestedRoute, Said, TripRequest } from '@app/domain/trip-request'
import { type PlannedBase, planRoute, type RouteRequest, type RouteTables } from '@app/domain/trip-routes'

import type { Guide, GuideEntry } from '../guide/index.ts'
import { type DestinationFinder, destinationFinder } from './find-destination.ts'
import { loadRouteTables } from './load-route-tables.ts'

type Asked = {
  readonly guide: Guide
  readonly sentence: string
  readonly findCity: FindCity
  /** Absent where the routes of airlines are not at hand. */
  readonly isDirect?: (from: string, to: string) => boolean
}

/** A country without a length gets the guide's ideal length, up to a maximum. */
const MOST_IDEAL_DAYS = 14
/** A town outside the guide, within a route of the guide. */
const NIGHTS_ELSEWHERE = 2
const SAME_PLACE_KM = 15
const SHORTEST_MUST = 4

/** The request with a route over destinations of the guide, if it has at least one of them. */
export async function addRoute(
  read: TripRequest,
  { guide, sentence, findCity, isDirect }: Asked,
): Promise<TripRequest> {
  const request = arrangeRequest(read, isDirect)
  const finder = destinationFinder(guide)
  const found = request.destinations.map((said) => entryOf(said, sentence, finder))
  const unread =
    request.destinations.length === 0
      ? finder.inside(sentence, request.inEnglish === undefined ? request.language : null)
      : null
  const entries = [...found, unread].flatMap((entry) => entry ?? [])
  const elsewhere = request.destinations.flatMap(({ value }, index) => (found[index] || !value.city ? [] : [value]))
  // Towns outside the guide are planned from the tables of places.
  if (entries.length === 0 || (elsewhere.length > 0 && entries.every(({ kind }) => kind === 'city'))) return request
  const tables = await loadRouteTables(
    guide,
    entries.map(({ id }) => id),
  )
  const nightsElsewhere = elsewhere.reduce((sum, { nights }) => sum + (nights ?? NIGHTS_ELSEWHERE), 0)
  const nights = Math.max(1, nightsOf(request, entries, tables) - nightsElsewhere)
  const asked = {
    ...routeRequestOf(request, { sentence: request.inEnglish ?? sentence, finder, tables, entries }),
    nights,
  }
  const destinations = entries.map(({ id }) => ({ id, nights: nightsAt(request, found, id) }))
  const asOf = (await guide.country(entries[0]?.countries[0] ?? ''))?.asOf ?? ''
  const names = [...new Set([...entries.map(({ name }) => name), ...elsewhere.map(({ name }) => name)])]
  const planned = planRoute(tables, { ...asked, destinations })
  if (!planned) return request
  const stays = planned.bases.map((base) => ({ city: cityOf(base, findCity), nights: base.nights, base }))
  const stillUnread = (request.unread ?? []).filter(({ value }) => !isOfRoute(value, entries, finder))
  return {
    ...withoutUnread(request),
    ...(stillUnread.length > 0 && { unread: stillUnread }),
    route: {
      stays: [...stays, ...elsewhere.flatMap(stayIn)],
      names,
      leftOut: planned.leftOut,
      isByCar: asked.isByCar,
      asOf,
    },
  }
}

/** "Sri lanka" in small letters, "ring road" and "to south" were read here. */
function isOfRoute(words: string, entries: readonly GuideEntry[], finder: DestinationFinder): boolean {
  const named = finder.inside(words, null)
  return (named !== null && entries.includes(named)) || ROUTE_WORDS.test(words)
}

const ROUTE_WORDS = /^(?:north|south|east|west|ring road|round trip|islands?|coast|national park|highlands?)$/i

function withoutUnread({ unread: _, ...request }: TripRequest): TripRequest {
  return request
}

function entryOf({ value, span }: Said<NamedPlace>, sentence: string, finder: DestinationFinder): GuideEntry | null {
  return finder.around(sentence, span.start, span.end) ?? placeEntry(value, finder)
}

function placeEntry({ name, city, country, regionId }: NamedPlace, finder: DestinationFinder): GuideEntry | null {
  if (regionId !== undefined) return finder.byId(regionId)
  if (city) return finder.city(city) ?? finder.city({ ...city, name })
  return country === null ? null : finder.country(country)
}

function nightsOf(request: TripRequest, entries: readonly GuideEntry[], { destinations }: RouteTables): number {
  const isLengthSaid =
    request.days !== null ||
    request.dates?.value.isExact ||
    request.destinations.some(({ value }) => value.nights !== null)
  if (isLengthSaid) return readAsk(request).dayCount - 1
  const ideal = entries.map(({ id, kind }) =>
    kind === 'city' ? 0 : (destinations.find((row) => row.id === id)?.daysIdeal ?? 0),
  )
  return Math.min(MOST_IDEAL_DAYS, Math.max(readAsk(request).dayCount, ...ideal)) - 1
}

function nightsAt(request: TripRequest, found: readonly (GuideEntry | null)[], id: string): number | null {
  const index = found.findIndex((entry) => entry?.id === id)
  return request.destinations[index]?.value.nights ?? null
}

type Known = {
  readonly sentence: string
  readonly finder: DestinationFinder
  readonly tables: RouteTables
  readonly entries: readonly GuideEntry[]
}
type Wishes = Omit<RouteRequest, 'destinations' | 'nights'>

function routeRequestOf(request: TripRequest, { sentence, finder, tables, entries }: Known): Wishes {
  const { dates, pace, travellers, interests, origin, mustSee, destinations, avoided } = request
  const wishes = readRouteWishes(sentence)
  const isDriven = wishes.isByCar && !avoided.some(({ value }) => value === 'self-driving')
  return {
    month: dates ? Number(dates.value.start.slice(5, 7)) : null,
    pace: pace?.value ?? 'steady',
    isByCar: isDriven,
    hasChildren: (travellers?.value.children ?? 0) > 0,
    interests: interests.map(({ value }) => value),
    isOrderFixed:
      wishes.isOrderFixed || (destinations.length > 1 && destinations.every(({ value }) => value.nights !== null)),
    heading: wishes.heading,
    arriveAirport: null,
    departAirport: null,
    homeId: origin ? (placeEntry(origin.value, finder)?.id ?? null) : null,
    mustIds: [...mustSee.map(({ value }) => value), ...partsNamed(destinations, entries)].flatMap((name) =>
      idsNamed(name, tables),
    ),
  }
}

/** Machu Picchu without Cusco, or Capri without the Amalfi Coast, means that part of the destination. */
function partsNamed(destinations: TripRequest['destinations'], entries: readonly GuideEntry[]): readonly string[] {
  const names = destinations.map(({ value }) => value.name)
  const isWhole = (name: string): boolean =>
    entries.some((entry) => foldText(entry.name.split(' & ')[0] ?? '').includes(foldText(name)))
  return names.filter((name, index) => destinations[index]?.value.regionId !== undefined && !isWhole(name))
}

function idsNamed(words: string, { sights, dayTrips, areas }: RouteTables): readonly string[] {
  const wanted = foldText(words)
  if (wanted.length < SHORTEST_MUST) return []
  const named = [...sights, ...dayTrips].filter(({ name }) => foldText(name).includes(wanted))
  if (named.length > 0) return named.map(({ id }) => id)
  const town = areas.find(({ name }) => foldText(name).includes(wanted))
  const inTown = sights.filter(
    ({ destinationId, areaId }) => town?.destinationId === destinationId && town.id === areaId,
  )
  return inTown
    .toSorted((one, other) => other.importance - one.importance)
    .slice(0, 1)
    .map(({ id }) => id)
}

function stayIn({ city, nights }: Destination): RequestedRoute['stays'] {
  return city ? [{ city, nights: nights ?? NIGHTS_ELSEWHERE, base: null }] : []
}

/** With the city's id in the tables, if it has one. */
function cityOf({ name, country, coordinates, point }: PlannedBase, findCity: FindCity): TripCity {
  const city = point.areaId === null ? findCity(name) : null
  const isSame = city !== null && city.country === country && distanceKm(city.coordinates, coordinates) <= SAME_PLACE_KM
  return { name, country, cityId: isSame ? city.cityId : null, coordinates }
}

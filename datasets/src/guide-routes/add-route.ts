import { daysBetween, distanceKm } from '@app/domain/kernel'
import { refusedIn } from '@app/domain/refusal-words'
import type { TripCity } from '@app/domain/trip'
import { arrangeRequest } from '@app/domain/trip-constraints'
import { firstDateOf, readAsk, readRouteWishes } from '@app/domain/trip-draft'
import type { FindCity, TripRequest } from '@app/domain/trip-request'
import { type PlannedBase, planRoute, type RouteRequest, type RouteTables } from '@app/domain/trip-routes'

import type { Guide, GuideEntry } from '../guide/index.ts'
import { baseKeyOf, partKeyOf } from './base-key.ts'
import { isBelievable, isOneSight, withoutCovered, withWholeLength } from './believable-places.ts'
import { dayTripsNamed, withDayTrips } from './day-trips-named.ts'
import { entriesOf, isNamesake, wishedEntries } from './entries-named.ts'
import { type DestinationFinder, destinationFinder } from './find-destination.ts'
import { loadRouteTables } from './load-route-tables.ts'
import { idsTold, isOnlyTowns, townsInSentence } from './names-in-sentence.ts'
import { idsNamed, partsNamed, wishedDestinations } from './names-of-route.ts'
import { noticesWith, tooShort, unknownPlaces } from './notices.ts'
import { refusedModes } from './refused-modes.ts'
import { endsOf, nightsOutside, type Outside, type TripEnds, withOutside } from './trip-ends.ts'
import { wayFromHome } from './way-from-home.ts'
import { partsOfCountry, wholeOf } from './whole-of.ts'

type Asked = {
  readonly guide: Guide
  readonly sentence: string
  readonly findCity: FindCity
  /** Absent where the routes of airlines are not at hand. */
  readonly isDirect?: (from: string, to: string) => boolean
}

/** A country without a length gets the guide's ideal length, up to a maximum. */
const MOST_IDEAL_DAYS = 14
const SAME_PLACE_KM = 15

/** The request with a route over destinations of the guide, if it has at least one of them. */
export async function addRoute(
  read: TripRequest,
  { guide, sentence, findCity, isDirect }: Asked,
): Promise<TripRequest> {
  const finder = destinationFinder(guide)
  const whole = withWholeLength(withoutOtherMeanings(read, finder, sentence), sentence)
  const request = arrangeRequest(withDayTrips(whole, dayTripsNamed(whole, sentence)), isDirect)
  const naming = { guide, finder, sentence, mustSee: whole.mustSee }
  const { found, named, elsewhere, entries } = await placesOf(request, naming)
  const unknown = unknownPlaces(elsewhere, finder)
  // Towns outside the guide alone are planned from the tables of places.
  if (entries.length === 0) return { ...request, ...noticesWith(request, unknown) }
  const words = request.inEnglish ?? sentence
  const tables = await loadRouteTables(
    guide,
    entries.map(({ id }) => id),
  )
  const towns = townsAsked(request, { entries, tables, sentence })
  const sights = elsewhere.filter((place) => isOneSight(place, tables, entries))
  const outsiders = elsewhere.filter((place) => baseKeyOf(place, tables) === null && !sights.includes(place))
  const ends = endsOf(request, { sentence: words, tables, elsewhere, entries, finder })
  const outside = outsiders.map((place) => ({ ...place, nights: nightsOutside(place, ends) }))
  const nightsElsewhere = outside.reduce((sum, { nights }) => sum + nights, 0)
  const nights = Math.max(1, nightsOf(request, entries, tables) - nightsElsewhere)
  const known = { sentence: words, tables, entries, ends, sights, findCity }
  const asked = { ...routeRequestOf(request, known), ...towns, nights }
  const destinations = [
    ...entries.map(({ id }) => ({ id, nights: nightsAt(request, found, id) })),
    ...wishedDestinations(request, entries, tables).map((id) => ({ id, nights: null })),
  ]
  const asOf = (await guide.country(entries[0]?.countries[0] ?? ''))?.asOf ?? ''
  const wholes = entries.length > named.length ? entries.slice(named.length) : named
  const names = [...new Set([...wholes, ...elsewhere].map(({ name }) => name))]
  const planned = planRoute(tables, { ...asked, ...datedOf(request, tables, { entries, nights }), destinations })
  if (!planned) return request
  const stays = planned.bases.map((base) => ({ city: cityOf(base, findCity), nights: base.nights, base }))
  const { isByCar, avoidModes = [] } = asked
  const fromHome = wayFromHome(ends, planned.bases, { tables, isByCar, avoidModes })
  return {
    ...withWishes(request, { entries, finder, isCarFree: asked.isCarFree, sights }),
    ...noticesWith(request, [...unknownPlaces(outside, finder), ...tooShort(request, entries, sentence)]),
    route: {
      stays: withOutside(stays, outside, ends),
      names,
      leftOut: planned.leftOut,
      isByCar,
      ...(asked.isCarFree && { isCarFree: true }),
      ...(fromHome && { fromHome }),
      asOf,
    },
  }
}

/** The request without what the route answers. */
function withWishes(
  request: TripRequest,
  { sights, ...used }: Used & { readonly sights: readonly Outside[] },
): TripRequest {
  const unread = unreadOf(request, used)
  const wished = sights.length > 0 ? withSights(request, sights) : request.mustSee
  return {
    ...withoutUnread(request),
    mustSee: withoutDestinations(wished, used.entries, used.finder),
    ...(unread.length > 0 && { unread }),
  }
}

/** Towns of regions that were named, and regions of which only towns were. */
function townsAsked(
  request: TripRequest,
  { entries, tables, sentence }: Pick<Known, 'entries' | 'sentence' | 'tables'>,
): Pick<RouteRequest, 'onlyTownsOf'> & { readonly mustBaseKeys: readonly string[] } {
  const read = request.destinations.flatMap(({ value: { name, city, regionId } }) =>
    city ? (baseKeyOf({ name, city }, tables) ?? []) : (partKeyOf(name, regionId, tables) ?? []),
  )
  const mustBaseKeys = [...new Set([...read, ...townsInSentence(withoutOrigin(sentence, request), tables)])]
  const onlyTownsOf = entries.filter((entry) => isOnlyTowns(entry, mustBaseKeys, sentence)).map(({ id }) => id)
  return { mustBaseKeys, onlyTownsOf }
}

/** "Saranda" is Sarandë. */
function officialName(words: string, findCity: FindCity): readonly string[] {
  const city = findCity(words)
  return city ? [city.name] : []
}

function longestRide({ special = [] }: TripRequest): Pick<RouteRequest, 'longestRideMinutes'> {
  const wish = special.find(({ value }) => value.code === 'short-drives')?.value
  return wish ? { longestRideMinutes: wish.by ?? LONG_RIDE_MINUTES } : {}
}

const LONG_RIDE_MINUTES = 150

/** Teenagers go where adults go. */
function hasSmallChildren(travellers: TripRequest['travellers']): boolean {
  if (!travellers) return false
  const { children, childAges, usualAge } = travellers.value
  const isKnown = childAges.length >= children || usualAge !== undefined
  return children > 0 && (!isKnown || [...childAges, usualAge ?? TEEN_AGE].some((age) => age < TEEN_AGE))
}

const TEEN_AGE = 13

/** Where one comes from is no town to sleep in. */
function withoutOrigin(sentence: string, { origin }: TripRequest): string {
  return origin ? `${sentence.slice(0, origin.span.start)} , ${sentence.slice(origin.span.end)}` : sentence
}

/** What has a day of its own, by its rows in the guide. */
function datedOf(
  request: TripRequest,
  tables: RouteTables,
  { entries, nights }: { readonly entries: readonly GuideEntry[]; readonly nights: number },
): Pick<RouteRequest, 'dated'> {
  const first = firstDateOf(request, nights + 1)
  const asked = new Set(entries.map(({ id }) => id))
  const dated = (request.dated ?? []).flatMap(({ value: { name, date } }) => {
    const ids = idsNamed(name, tables, asked)
    const day = first === null ? -1 : daysBetween(first, date)
    return ids.length > 0 && day >= 0 && day <= nights ? [{ ids, day }] : []
  })
  return dated.length > 0 ? { dated } : {}
}

/** "Island hopping" is no trip to Iceland in English, and "New Zealand South Island" is one of its islands. */
function withoutOtherMeanings(request: TripRequest, finder: DestinationFinder, sentence: string): TripRequest {
  const isForeign = ({ value }: TripRequest['destinations'][number]): boolean =>
    request.inEnglish === undefined && !finder.isNameIn(value.name, request.language)
  const isQualifier = ({ value, span }: TripRequest['destinations'][number]): boolean =>
    value.city === null &&
    value.regionId === undefined &&
    request.destinations.some(
      (part) =>
        part.value.regionId !== undefined &&
        part.value.country === value.country &&
        part.span.start > span.end &&
        sentence.slice(span.end, part.span.start).trim() === '',
    )
  const destinations = request.destinations.filter((place) => !isForeign(place) && !isQualifier(place))
  return destinations.length === 0 ? request : { ...request, destinations }
}

type Used = {
  readonly entries: readonly GuideEntry[]
  readonly finder: DestinationFinder
  readonly isCarFree: boolean | undefined
}

/** Without names of the route, and without "by train" where it is by train. */
function unreadOf({ unread = [] }: TripRequest, { entries, finder, isCarFree }: Used) {
  return unread.filter(
    ({ value }) => !isOfRoute(value, entries, finder) && !(isCarFree && readRouteWishes(value).isCarFree),
  )
}

/** The Garden Route is where one goes, not one more sight. */
function withoutDestinations(
  mustSee: TripRequest['mustSee'],
  entries: readonly GuideEntry[],
  finder: DestinationFinder,
): TripRequest['mustSee'] {
  return mustSee.filter(({ value }) => {
    const entry = finder.named(value)
    return entry === null || !entries.includes(entry)
  })
}

function withSights({ mustSee, destinations }: TripRequest, sights: readonly Outside[]): TripRequest['mustSee'] {
  const named = destinations.filter(({ value }) => sights.some(({ name }) => name === value.name))
  return [...mustSee, ...named.map(({ value, span }) => ({ value: value.name, span }))]
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

type Naming = Pick<Asked, 'guide' | 'sentence'> & {
  readonly finder: DestinationFinder
  readonly mustSee: TripRequest['mustSee']
}

/** The destinations of the guide that were named, what they are parts of, and towns outside the guide. */
async function placesOf(request: TripRequest, { guide, finder, sentence, mustSee }: Naming) {
  const found = await entriesOf(request, { sentence, finder, guide })
  const unread =
    request.destinations.length === 0
      ? finder.inside(sentence, request.inEnglish === undefined ? request.language : null)
      : null
  const first = [...found, unread].flatMap((entry) => entry ?? [])
  const wished = [
    ...wishedEntries({ ...request, mustSee }, first, finder),
    ...partsOfCountry(request, first, { sentence, finder }),
  ]
  const named = withoutCovered([...new Set([...first, ...wished])])
  const elsewhere = request.destinations
    .flatMap(({ value }, index) =>
      found[index] || !value.city || isNamesake(value, named) ? [] : [{ ...value, city: value.city }],
    )
    .filter((place) => isBelievable(place, named))
  return { found, named, elsewhere, entries: [...named, ...wholeOf(request, named, { sentence, finder })] }
}

type Known = Pick<Asked, 'findCity'> & {
  readonly sentence: string
  readonly tables: RouteTables
  readonly entries: readonly GuideEntry[]
  readonly ends: TripEnds
  /** Named like towns. */
  readonly sights: readonly Outside[]
}
type Wishes = Omit<RouteRequest, 'destinations' | 'nights'>

function routeRequestOf(request: TripRequest, { sentence, tables, entries, ends, sights, findCity }: Known): Wishes {
  const { dates, pace, travellers, interests, mustSee, mustNot, destinations, avoided, unread = [] } = request
  const wishes = readRouteWishes(sentence)
  const isCarFree = wishes.isCarFree || avoided.some(({ value }) => value === 'self-driving')
  const { home, arrival, departure } = ends
  const refused = [...mustNot.map(({ value }) => value), ...unread.flatMap(({ value }) => refusedIn(value) ?? [])]
  const asked = new Set(entries.map(({ id }) => id))
  return {
    month: dates ? Number(dates.value.start.slice(5, 7)) : null,
    pace: pace?.value ?? 'steady',
    isByCar: wishes.isByCar && !isCarFree,
    isCarFree,
    hasChildren: hasSmallChildren(travellers),
    interests: interests.map(({ value }) => value),
    isOrderFixed:
      wishes.isOrderFixed || (destinations.length > 1 && destinations.every(({ value }) => value.nights !== null)),
    ...longestRide(request),
    heading: wishes.heading,
    arriveAirport: null,
    departAirport: null,
    homeId: home?.id ?? null,
    homeAt: home?.coordinates ?? null,
    arrival,
    departure,
    avoid: refused.flatMap((words) => [words, ...officialName(words, findCity)]),
    avoidModes: refusedModes(
      [...mustNot, ...avoided].map(({ value }) => value),
      isCarFree,
    ),
    mustSorts: [...mustSee, ...unread].map(({ value }) => value).filter((words) => refusedIn(words) === null),
    mustIds: [
      ...[
        ...mustSee.map(({ value }) => value),
        ...sights.map(({ name }) => name),
        ...partsNamed(destinations, entries),
      ].flatMap((name) => idsNamed(name, tables, asked)),
      ...unread.flatMap(({ value }) =>
        refusedIn(value) === null ? [...idsNamed(value, tables, asked, true), ...idsTold(value, tables)] : [],
      ),
    ],
  }
}

/** With the city's id in the tables, if it has one. */
function cityOf({ name, country, coordinates, point }: PlannedBase, findCity: FindCity): TripCity {
  const city = point.areaId === null ? findCity(name) : null
  const isSame = city !== null && city.country === country && distanceKm(city.coordinates, coordinates) <= SAME_PLACE_KM
  return { name, country, cityId: isSame ? city.cityId : null, coordinates }
}

import { type GuideDestination, type GuideRoute, isInMonths } from '../guide/index.ts'
import { distanceKm } from '../kernel/index.ts'
import { foldText } from '../place-search/index.ts'
import { type Base, baseAt, basesIn } from './base.ts'
import { fitRoute, type Wanted, withWanted } from './fit-route.ts'
import { progress } from './heading.ts'
import { createJudge, type Judge } from './judge-route.ts'
import { kmToEnds } from './route-ends.ts'
import type { RouteGuide } from './route-guide.ts'
import type { RouteRequest } from './route-request.ts'
import type { Stay } from './stay.ts'

export type ClassicAsked = {
  readonly destination: GuideDestination
  readonly nights: number
  readonly candidates: readonly Base[]
  readonly mostBases: number
  readonly wanted: readonly Wanted[]
  readonly request: RouteRequest
}

export type Classic = { readonly stays: readonly Stay[]; readonly routeIds: readonly string[] }

/** The bonus, in days, for a route that is named like the destination. */
const NAMED_DAYS = 4
const SEASON_DAYS = 1.5
const SUITED_DAYS = 0.8
const AIRPORT_DAYS = 0.8
const FIRST_TIME_DAYS = 0.3
const WANTED_STOP_DAYS = 2
/** If at least half of the stops have one night, it is a tour, and one-night stops are fine. */
const MOVING_SHARE = 0.5

/** The classic route closest in days, shortened or extended; null if the guide has none. */
export function chooseClassic(guide: RouteGuide, asked: ClassicAsked): Classic | null {
  const routes = routesIn(guide, asked.destination).toSorted((one, other) => misfit(one, asked) - misfit(other, asked))
  for (const route of routes) {
    const judge = createJudge(guide, asked.request, new Set(route.mustIds))
    const given = withTowns(guide, judge, staysOf(guide, route))
    if (given.length === 0) continue
    const isMoving = given.filter(({ nights }) => nights === 1).length >= given.length * MOVING_SHARE
    const turned = withWanted(judge, turn(given, route, asked.request), asked)
    const stays = fitRoute(judge, { ...asked, stays: turned, fewest: fewestIn(given, isMoving) })
    if (stays) return { stays, routeIds: [route.id] }
  }
  return null
}

/** Its own routes, and the parts of its country's routes inside it. */
function routesIn(guide: RouteGuide, { id, kind }: GuideDestination): readonly GuideRoute[] {
  const inside = new Set([id, ...guide.within(id).map((child) => child.id)])
  return guide.tables.routes.flatMap((route) => {
    if (route.destinationId === id) return [route]
    return kind === 'country-route' ? [] : clip(route, inside)
  })
}

/** The longest part of a route inside the destination; a single stop is not a route. */
function clip(route: GuideRoute, inside: ReadonlySet<string>): readonly GuideRoute[] {
  if (route.stops.every((stop) => inside.has(stop.destinationId))) return [route]
  const runs: (typeof route.stops)[number][][] = [[]]
  for (const stop of route.stops) {
    if (inside.has(stop.destinationId)) runs.at(-1)?.push(stop)
    else runs.push([])
  }
  const stops = runs.reduce((longest, run) => (run.length > longest.length ? run : longest))
  if (stops.length < 2) return []
  return [
    { ...route, stops, days: stops.reduce((sum, { nights }) => sum + nights, 1), startAirports: [], endAirports: [] },
  ]
}

/** Without stops that the traveller ruled out. */
function staysOf(guide: RouteGuide, { stops }: GuideRoute): readonly Stay[] {
  return stops.flatMap((stop): readonly Stay[] => {
    const base = baseAt(guide, { destinationId: stop.destinationId, areaId: stop.areaId })
    return base ? [{ base, nights: stop.nights }] : []
  })
}

/** One does not sleep in the middle of a region: a stop in a wide one is in the best of its towns, a long stop in several. */
function withTowns(guide: RouteGuide, judge: Judge, stays: readonly Stay[]): readonly Stay[] {
  const taken = stays.map(({ base }) => base)
  return stays.flatMap((stay): readonly Stay[] => {
    const { base, nights } = stay
    const { kind, radiusKm } = base.destination
    if (base.area || kind === 'city' || radiusKm < WIDE_KM || nights > MOST_NIGHTS || isAboard(guide, base))
      return [stay]
    const towns = basesIn(guide, base.destination).filter(
      ({ area, coordinates, destination }) =>
        area !== null &&
        destination.id === base.destination.id &&
        taken.every((other) => distanceKm(other.coordinates, coordinates) > SAME_TOWN_KM),
    )
    if (towns.length === 0) return [stay]
    const mostBases = Math.max(1, Math.floor(nights / NIGHTS_PER_TOWN))
    const fit = { stays: [], nights, candidates: towns, mostBases, fewest: () => 2, wanted: [] }
    return fitRoute(judge, fit) ?? bestTown(judge, towns, nights) ?? [stay]
  })
}

const WIDE_KM = 35
const MOST_NIGHTS = 7
const NIGHTS_PER_TOWN = 2.5
const SAME_TOWN_KM = 8
const OVERNIGHT_MINUTES = 600

/** On a boat, or in a camp that moves. */
function isAboard(guide: RouteGuide, { destination }: Base): boolean {
  return guide
    .sightsOf(destination.id)
    .some(({ importance, durationMinutes }) => importance === 5 && durationMinutes >= OVERNIGHT_MINUTES)
}

function bestTown(judge: Judge, towns: readonly Base[], nights: number): readonly Stay[] | null {
  const worth = (base: Base): number => judge.judge([{ base, nights }])?.worth ?? -Infinity
  const [best] = towns.toSorted((one, other) => worth(other) - worth(one))
  return best ? [{ base: best, nights }] : null
}

function fewestIn(stays: readonly Stay[], isMoving: boolean): (base: Base) => number {
  return (base) => {
    const own = stays.filter((stay) => stay.base.key === base.key).map(({ nights }) => nights)
    return isMoving ? 1 : Math.min(base.minNights, ...own)
  }
}

/** How far a route is from the request, in days. */
function misfit(route: GuideRoute, { destination, nights, request }: ClassicAsked): number {
  const wanted = request.mustDestinationIds ?? []
  const met = wanted.filter((id) => route.stops.some((stop) => stop.destinationId === id)).length
  // "Iceland Ring Road" rather than "Reykjavik and the South Coast".
  const isNamed = destination.kind !== 'country-route' && foldText(route.name).includes(foldText(destination.name))
  const isInSeason = request.month === null || isInMonths(route.months, request.month)
  const isSuited =
    (request.hasChildren && route.suitedFor.includes('families')) ||
    (request.isByCar && route.suitedFor.includes('self-drive'))
  return (
    Math.abs(route.days - 1 - nights) -
    (isNamed ? NAMED_DAYS : 0) -
    (isInSeason ? SEASON_DAYS : 0) -
    (isSuited ? SUITED_DAYS : 0) -
    (route.suitedFor.includes('first-time') ? FIRST_TIME_DAYS : 0) -
    airportsMet(route, request) * AIRPORT_DAYS -
    met * WANTED_STOP_DAYS
  )
}

function airportsMet({ startAirports, endAirports }: GuideRoute, request: RouteRequest): number {
  const { arriveAirport, departAirport } = request
  const met = [startAirports.includes(arriveAirport ?? ''), endAirports.includes(departAirport ?? '')]
  return met.filter(Boolean).length
}

/** Reverses the route if the traveller's heading or arrival airport asks for it. */
function turn(stays: readonly Stay[], route: GuideRoute, request: RouteRequest): readonly Stay[] {
  const [first, last] = [stays[0], stays.at(-1)]
  if (!first || !last) return stays
  const { arriveAirport, heading, arrival, departure } = request
  if (!heading && (arrival || departure)) {
    const [along, against] = [
      kmToEnds(first.base.coordinates, last.base.coordinates, request),
      kmToEnds(last.base.coordinates, first.base.coordinates, request),
    ]
    return against < along ? stays.toReversed() : stays
  }
  const lands = (airports: readonly string[]): boolean => arriveAirport !== null && airports.includes(arriveAirport)
  const isAgainst = heading
    ? progress(first.base, last.base, heading) < 0
    : lands(route.endAirports) && !lands(route.startAirports)
  return isAgainst ? stays.toReversed() : stays
}

import { type GuideDestination, type GuideRoute, isInMonths } from '../guide/index.ts'
import { foldText } from '../place-search/index.ts'
import { type Base, baseAt } from './base.ts'
import { fitRoute } from './fit-route.ts'
import { createJudge, type Stay } from './judge-route.ts'
import type { RouteGuide } from './route-guide.ts'
import type { Heading, RouteRequest } from './route-request.ts'

export type ClassicAsked = {
  readonly destination: GuideDestination
  readonly nights: number
  readonly candidates: readonly Base[]
  readonly mostBases: number
  readonly isForced: (base: Base) => boolean
  readonly request: RouteRequest
}

export type Classic = { readonly stays: readonly Stay[]; readonly routeIds: readonly string[] }

/** The bonus, in days, for a route that is named like the destination. */
const NAMED_DAYS = 4
const SEASON_DAYS = 1.5
const SUITED_DAYS = 0.8
const AIRPORT_DAYS = 0.8
const FIRST_TIME_DAYS = 0.3
/** If at least half of the stops have one night, it is a tour, and one-night stops are fine. */
const MOVING_SHARE = 0.5

/** The classic route closest in days, shortened or extended; null if the guide has none. */
export function chooseClassic(guide: RouteGuide, asked: ClassicAsked): Classic | null {
  const routes = routesIn(guide, asked.destination).toSorted((one, other) => misfit(one, asked) - misfit(other, asked))
  for (const route of routes) {
    const given = staysOf(guide, route)
    if (!given || given.some(({ base }) => base.destination.id === asked.request.homeId)) continue
    const isMoving = given.filter(({ nights }) => nights === 1).length >= given.length * MOVING_SHARE
    const judge = createJudge(guide, asked.request, new Set(route.mustIds))
    const turned = turn(given, route, asked.request)
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

function staysOf(guide: RouteGuide, { stops }: GuideRoute): readonly Stay[] | null {
  const stays = stops.flatMap((stop): readonly Stay[] => {
    const base = baseAt(guide, { destinationId: stop.destinationId, areaId: stop.areaId })
    return base ? [{ base, nights: stop.nights }] : []
  })
  return stays.length === stops.length ? stays : null
}

function fewestIn(stays: readonly Stay[], isMoving: boolean): (base: Base) => number {
  return (base) => {
    const own = stays.filter((stay) => stay.base.key === base.key).map(({ nights }) => nights)
    return isMoving ? 1 : Math.min(base.minNights, ...own)
  }
}

/** How far a route is from the request, in days. */
function misfit(route: GuideRoute, { destination, nights, request }: ClassicAsked): number {
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
    airportsMet(route, request) * AIRPORT_DAYS
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
  const { arriveAirport } = request
  const lands = (airports: readonly string[]): boolean => arriveAirport !== null && airports.includes(arriveAirport)
  const isAgainst = request.heading
    ? progress(first.base, last.base, request.heading) < 0
    : lands(route.endAirports) && !lands(route.startAirports)
  return isAgainst ? stays.toReversed() : stays
}

/** The progress in that direction, in degrees. */
export function progress(from: Base, to: Base, heading: Heading): number {
  const north = to.coordinates.latitude - from.coordinates.latitude
  const east = to.coordinates.longitude - from.coordinates.longitude
  return { 'north-south': -north, 'south-north': north, 'east-west': -east, 'west-east': east }[heading]
}

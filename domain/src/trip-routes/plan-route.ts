import type { GuideDestination } from '../guide/index.ts'
import { type Base, basesIn } from './base.ts'
import { chooseClassic, type Classic, progress } from './choose-classic.ts'
import { fitRoute } from './fit-route.ts'
import { improveRoute } from './improve-route.ts'
import { createJudge, type Judge, type Stay, withoutBoats } from './judge-route.ts'
import { leftOut } from './left-out.ts'
import { orderDestinations } from './order-destinations.ts'
import type { PlannedRoute } from './planned-route.ts'
import { openRouteGuide, type RouteGuide, type RouteTables } from './route-guide.ts'
import type { RouteRequest } from './route-request.ts'
import { writeBases } from './write-bases.ts'

const MOST_CANDIDATES = 24

/** Turns destinations of the guide into bases with nights, legs, sights and day trips. Null if none is known. */
export function planRoute(tables: RouteTables, request: RouteRequest): PlannedRoute | null {
  const guide = openRouteGuide(tables)
  const judge = createJudge(guide, request)
  const named = namedIn(guide, request)
  const asked = orderDestinations(named, request)
  const nights = shareNights(asked, request)
  const parts = asked.flatMap((destination, index): readonly Classic[] => {
    const own = nights[index] ?? 0
    return own > 0 ? [planPart(guide, judge, { destination, nights: own, asked, request })] : []
  })
  const stays = parts.flatMap((part) => part.stays)
  if (stays.length === 0) return null
  const routeIds = parts.flatMap((part) => part.routeIds)
  const musts = guide.tables.routes.filter(({ id }) => routeIds.includes(id)).flatMap(({ mustIds }) => mustIds)
  const judged = createJudge(guide, request, new Set(musts)).judgeLoosely(stays)
  const bases = writeBases(stays, judged, request, guide)
  const seen = stays.flatMap(({ base }, index) => withoutBoats(guide, judged.seen[index] ?? [], base))
  return {
    bases,
    leftOut: leftOut({ guide, judge, stays, seen, asked, request }),
    routeIds,
  }
}

/** Without duplicates and without home. */
function namedIn(guide: RouteGuide, { destinations, homeId }: RouteRequest): readonly GuideDestination[] {
  const ids = new Set(destinations.map(({ id }) => id).filter((id) => id !== homeId))
  return [...ids].flatMap((id) => guide.destination(id) ?? [])
}

/** Stated nights are kept; each remaining night goes to the destination that is furthest from its ideal stay. */
function shareNights(asked: readonly GuideDestination[], request: RouteRequest): readonly number[] {
  const said = asked.map(({ id }) => request.destinations.find((other) => other.id === id)?.nights ?? null)
  if (asked.length === 1) return [Math.max(1, request.nights)]
  const nights = said.map((own) => own ?? 1)
  const isOpen = said.map((own) => own === null)
  for (let left = request.nights - nights.reduce((sum, own) => sum + own, 0); left > 0; left -= 1) {
    const shares = asked.map(({ daysIdeal }, index) => (isOpen[index] ? nights[index]! / daysIdeal : Infinity))
    const least = shares.indexOf(Math.min(...shares))
    if (shares[least] === Infinity) {
      nights[nights.length - 1]! += left
      break
    }
    nights[least]! += 1
  }
  return nights
}

type PartAsked = {
  readonly destination: GuideDestination
  readonly nights: number
  readonly asked: readonly GuideDestination[]
  readonly request: RouteRequest
}

/** A city is one base; for a region or country a classic route is used, or the best bases are searched. */
function planPart(guide: RouteGuide, judge: Judge, { destination, nights, asked, request }: PartAsked): Classic {
  const others = new Set([...asked.map(({ id }) => id), request.homeId].filter((id) => id !== destination.id))
  const candidates = rank(
    judge,
    basesIn(guide, destination).filter((base) => !others.has(base.destination.id)),
  )
  const fit = {
    destination,
    nights,
    candidates,
    mostBases: mostBasesIn(nights, request),
    isForced: (base: Base): boolean => judge.things(base).some(({ id }) => request.mustIds.includes(id)),
    request,
  }
  const classic = destination.kind === 'city' ? null : chooseClassic(guide, fit)
  if (classic) return classic
  const stays = fitRoute(judge, { ...fit, stays: [], fewest: ({ minNights }) => minNights })
  const whole = candidates[0]
  const found = stays ?? (whole ? [{ base: whole, nights }] : [])
  return { stays: turned(improveRoute(judge, found, fit), request), routeIds: [] }
}

/** The search has no direction, so the route is reversed if that fits the arrival or heading. */
function turned(stays: readonly Stay[], { heading, arriveAirport }: RouteRequest): readonly Stay[] {
  const [first, last] = [stays[0]?.base, stays.at(-1)?.base]
  if (!first || !last) return stays
  const lands = ({ destination }: Base): boolean => destination.airports.includes(arriveAirport ?? '')
  const isAgainst = heading ? progress(first, last, heading) < 0 : lands(last) && !lands(first)
  return isAgainst ? stays.toReversed() : stays
}

function mostBasesIn(nights: number, { pace, hasChildren }: RouteRequest): number {
  const each = pace === 'calm' || hasChildren ? 3 : pace === 'full' ? 1.5 : 2
  return Math.max(1, Math.floor(nights / each + 0.5))
}

/** The search tries every base at every position, so it is limited to the bases with the most to see. */
function rank(judge: Judge, bases: readonly Base[]): readonly Base[] {
  const worth = (base: Base): number => judge.judge([{ base, nights: 3 }])?.worth ?? 0
  return bases.toSorted((one, other) => worth(other) - worth(one)).slice(0, MOST_CANDIDATES)
}

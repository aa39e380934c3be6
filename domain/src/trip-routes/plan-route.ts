import type { GuideDestination } from '../guide/index.ts'
import { isOfSort } from '../place-wishes/index.ts'
import { type Base, basesIn } from './base.ts'
import { chooseClassic, type Classic } from './choose-classic.ts'
import { fitRoute, type Wanted, withWanted } from './fit-route.ts'
import { progress } from './heading.ts'
import { improveRoute } from './improve-route.ts'
import { createJudge, type Judge, withoutBoats } from './judge-route.ts'
import { leftOut } from './left-out.ts'
import { orderDestinations } from './order-destinations.ts'
import type { PlannedRoute } from './planned-route.ts'
import { withEndNights } from './route-ends.ts'
import { openRouteGuide, pointKey, type RouteGuide, type RouteTables } from './route-guide.ts'
import type { RouteRequest } from './route-request.ts'
import type { Stay } from './stay.ts'
import { withoutAvoided } from './without-avoided.ts'
import { writeBases } from './write-bases.ts'

const MOST_CANDIDATES = 24
/** One stays longer where one wants to be than the guide would. */
const MOST_OF_IDEAL = 1.5

/** Turns destinations of the guide into bases with nights, legs, sights and day trips. Null if none is known. */
export function planRoute(tables: RouteTables, given: RouteRequest): PlannedRoute | null {
  const guide = openRouteGuide(withoutAvoided(tables, given))
  const named = wholesOf(guide, given)
  const request = {
    ...given,
    mustDestinationIds: named.inside.map(({ id }) => id),
    townKeys: new Set([...(given.mustBaseKeys ?? []), ...townsOf(guide, given.mustIds)]),
  }
  const judge = createJudge(guide, request)
  const asked = orderDestinations(named.wholes, request)
  const nights = shareNights(asked, request)
  const parts = asked.flatMap((destination, index): readonly Classic[] => {
    const own = nights[index] ?? 0
    return own > 0 ? [planPart(guide, judge, { destination, nights: own, asked, request })] : []
  })
  const joint = withEmptyDaysUsed(guide, judge, joined(parts.flatMap((part) => part.stays)), { asked, request })
  // A permit decides where one is on its day: nights move, and so does the order unless it was given.
  const found =
    request.dated && joint.length > 1 && !request.isOrderFixed
      ? improveRoute(judge, joint, { candidates: [], mostBases: joint.length })
      : joint
  if (found.length === 0) return null
  const stays = withEndNights(found, guide, request)
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

/** The towns of what was asked for by name. */
function townsOf({ tables }: RouteGuide, ids: readonly string[]): readonly string[] {
  return tables.sights.flatMap(({ id, destinationId, areaId }) =>
    ids.includes(id) ? [pointKey({ destinationId, areaId })] : [],
  )
}

/** `townKeys`: towns that were named, and those of sights that were. */
type Asked = RouteRequest & { readonly townKeys: ReadonlySet<string> }
type Parts = { readonly asked: readonly GuideDestination[]; readonly request: Asked }

/** The share of one destination may be more than there is to see, while another has too little. */
function withEmptyDaysUsed(
  guide: RouteGuide,
  judge: Judge,
  stays: readonly Stay[],
  { asked, request }: Parts,
): readonly Stay[] {
  const isOpen = request.destinations.every(({ nights }) => nights === null)
  const isLong = stays.some(({ base, nights }) => nights > base.idealNights + 1)
  if (asked.length < 2 || !isOpen || !isLong || judge.judge(stays) === null) return stays
  const candidates = rank(
    judge,
    asked
      .flatMap((destination) => basesIn(guide, destination, request.townKeys))
      .filter((base) => base.destination.id !== request.homeId),
  )
  const nightsIn = (all: readonly Stay[], whole: GuideDestination): number =>
    all
      .filter(({ base }) => base.destination.id === whole.id || isInside(guide, base.destination, whole))
      .reduce((sum, { nights }) => sum + nights, 0)
  const least = asked.map((whole) => Math.min(nightsIn(stays, whole), whole.daysMin))
  const isFair = (all: readonly Stay[]): boolean =>
    asked.every((whole, index) => nightsIn(all, whole) >= (least[index] ?? 0))
  return improveRoute(judge, stays, { candidates, mostBases: mostBasesIn(request.nights, request), isFair })
}

type Named = { readonly wholes: readonly GuideDestination[]; readonly inside: readonly GuideDestination[] }

/** Without duplicates and without home. "Andalusia, Granada" is Andalusia with a stay in Granada, unless nights were given. */
function wholesOf(guide: RouteGuide, { destinations, homeId }: RouteRequest): Named {
  const ids = new Set(destinations.map(({ id }) => id).filter((id) => id !== homeId))
  const rows = [...ids].flatMap((id) => guide.destination(id) ?? [])
  const isOpen = ({ id }: GuideDestination): boolean =>
    destinations.every((asked) => asked.id !== id || asked.nights === null)
  const inside = rows.filter((row) => isOpen(row) && rows.some((whole) => isInside(guide, row, whole)))
  return { wholes: rows.filter((row) => !inside.includes(row)), inside }
}

function isInside(guide: RouteGuide, row: GuideDestination, whole: GuideDestination): boolean {
  if (row.id === whole.id || row.kind === 'country-route') return false
  const isOfCountry = whole.kind === 'country-route' && whole.countries.includes(row.countries[0] ?? '')
  return isOfCountry || guide.within(whole.id).some(({ id }) => id === row.id)
}

/** Two parts that meet in one town are one stay in it. */
function joined(stays: readonly Stay[]): readonly Stay[] {
  const all: Stay[] = []
  for (const stay of stays) {
    const last = all.at(-1)
    const isSame = last && (last.base.key === stay.base.key || last.base.name === stay.base.name)
    if (isSame) all[all.length - 1] = { ...last, nights: last.nights + stay.nights }
    else all.push(stay)
  }
  return all
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
  readonly request: Asked
}

/** A city is one base; for a region or country a classic route is used, or the best bases are searched. */
function planPart(guide: RouteGuide, judge: Judge, { destination, nights, asked, request }: PartAsked): Classic {
  const others = new Set([...asked.map(({ id }) => id), request.homeId].filter((id) => id !== destination.id))
  const bases = basesIn(guide, destination, request.townKeys).filter((base) => !others.has(base.destination.id))
  // "Four nights on Naxos" are not two of them on the next island.
  const isSaid = request.destinations.some(({ id, nights: own }) => id === destination.id && own !== null)
  const isOnlyTowns = request.onlyTownsOf?.includes(destination.id) ?? false
  const towns = isSaid || isOnlyTowns ? bases.filter(({ key }) => request.mustBaseKeys?.includes(key)) : []
  const filled = towns.reduce((sum, { idealNights }) => sum + idealNights, 0)
  // "Naxos and Amorgos, 8 days" goes to no third island; a week in one town of a region may.
  const named = isSaid || nights <= filled * MOST_OF_IDEAL ? towns : []
  const candidates = rank(judge, named.length > 0 ? named : bases)
  const fit = {
    destination,
    nights,
    candidates,
    mostBases: mostBasesIn(nights, request),
    wanted: wantedBases(judge, request),
    request,
  }
  const classic = destination.kind === 'city' || named.length > 0 ? null : chooseClassic(guide, fit)
  if (classic) return classic
  const stays = fitRoute(judge, { ...fit, stays: withWanted(judge, [], fit), fewest: ({ minNights }) => minNights })
  const whole = candidates[0]
  const found = stays ?? (whole ? [{ base: whole, nights }] : [])
  return { stays: turned(judge, improveRoute(judge, found, fit), request), routeIds: [] }
}

function wantedBases(
  judge: Judge,
  { mustBaseKeys = [], mustDestinationIds = [], mustIds, mustSorts = [] }: RouteRequest,
): readonly Wanted[] {
  return [
    ...mustBaseKeys.map(
      (key): Wanted =>
        (base) =>
          base.key === key,
    ),
    ...mustDestinationIds.map(
      (id): Wanted =>
        (base) =>
          base.destination.id === id,
    ),
    ...mustIds.map(
      (id): Wanted =>
        (base) =>
          judge.things(base).some((thing) => thing.id === id),
    ),
    ...mustSorts.map(
      (sort): Wanted =>
        (base) =>
          judge.things(base).some(({ name, tags, sight }) => isOfSort(sort, { name, tags, kind: sight?.kind ?? '' })),
    ),
  ]
}

/** The search has no direction, so the route is reversed if that fits the arrival or heading. */
function turned(judge: Judge, stays: readonly Stay[], { heading, arriveAirport }: RouteRequest): readonly Stay[] {
  const [first, last] = [stays[0]?.base, stays.at(-1)?.base]
  if (!first || !last) return stays
  const reversed = stays.toReversed()
  if (heading) return progress(first, last, heading) < 0 ? reversed : stays
  const lands = ({ destination }: Base): boolean => destination.airports.includes(arriveAirport ?? '')
  if (arriveAirport !== null) return lands(last) && !lands(first) ? reversed : stays
  return (judge.judge(reversed)?.worth ?? -Infinity) > (judge.judge(stays)?.worth ?? -Infinity) ? reversed : stays
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

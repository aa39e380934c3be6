import type { GuideDestination } from '../guide/index.ts'
import { distanceKm } from '../kernel/index.ts'
import { type Base, basesIn } from './base.ts'
import { isCovered } from './covered.ts'
import type { Judge } from './judge-route.ts'
import type { LeftOut } from './planned-route.ts'
import type { RouteGuide } from './route-guide.ts'
import type { RouteRequest } from './route-request.ts'
import type { Stay } from './stay.ts'
import type { Thing } from './things-to-see.ts'

const MUST_SEE = 5
const MOST_DESTINATIONS = 8
const SAME_TOWN_KM = 10

type Asked = {
  readonly guide: RouteGuide
  readonly judge: Judge
  readonly stays: readonly Stay[]
  readonly seen: readonly Thing[]
  readonly asked: readonly GuideDestination[]
  readonly request: RouteRequest
}

/** Must-sees of the visited destinations that are not in the route, then destinations that it skips. */
export function leftOut(asked: Asked): readonly LeftOut[] {
  return [...thingsLeftOut(asked), ...destinationsLeftOut(asked)]
}

function thingsLeftOut({ guide, judge, stays, seen, asked, request }: Asked): readonly LeftOut[] {
  const seenIds = new Set(seen.map(({ id }) => id))
  const inReach = new Map(stays.flatMap(({ base }) => judge.things(base)).map((thing) => [thing.id, thing]))
  const ids = new Set(stays.map(({ base }) => base.destination.id))
  // In a region, its own must-sees count; those of its cities are details.
  const isDetail = (id: string): boolean =>
    asked.some((region) => region.kind !== 'country-route' && region.id === guide.destination(id)?.parentId)
  const isMust = ({ id, importance }: { readonly id: string; readonly importance: number }): boolean =>
    importance === MUST_SEE || request.mustIds.includes(id)
  const whole = [...ids].filter((id) => !isDetail(id))
  const rows = whole.flatMap((id) => [
    ...guide.sightsOf(id).map((row) => ({ kind: 'sight' as const, row })),
    ...guide.dayTripsOf(id).map((row) => ({ kind: 'day-trip' as const, row })),
  ])
  return rows.flatMap(({ kind, row }): readonly LeftOut[] => {
    if (!isMust(row) || seenIds.has(row.id)) return []
    const thing = inReach.get(row.id)
    if (kind === 'day-trip' && 'to' in row && row.to && ids.has(row.to.destinationId)) return []
    if (thing && seen.some((other) => isCovered(thing, other))) return []
    return [{ kind, id: row.id, name: row.name, because: reasonOf(thing) }]
  })
}

function reasonOf(thing: Thing | undefined): LeftOut['because'] {
  if (!thing) return 'too-far'
  if (thing.isUnsuited) return 'not-for-children'
  return thing.isOpen ? 'too-few-days' : 'out-of-season'
}

/** The best-known destinations of a country or region that have neither a night nor a day trip. */
function destinationsLeftOut({ guide, judge, stays, seen, asked }: Asked): readonly LeftOut[] {
  const trips = seen.flatMap(({ dayTrip }) => dayTrip?.to?.destinationId ?? [])
  const visited = new Set([...stays.flatMap(({ base }) => lineOf(guide, base.destination)), ...trips])
  const bases = asked.filter(({ kind }) => kind !== 'city').flatMap((destination) => basesIn(guide, destination))
  const byDestination = new Map(bases.map((base) => [base.destination.id, base]))
  const isVisited = ({ destination }: Base): boolean =>
    visited.has(destination.id) ||
    stays.some(({ base }) => distanceKm(base.coordinates, destination.coordinates) <= SAME_TOWN_KM)
  return [...byDestination.values()]
    .filter((base) => !isVisited(base))
    .toSorted((one, other) => one.destination.rank - other.destination.rank)
    .slice(0, MOST_DESTINATIONS)
    .map((base) => ({
      kind: 'destination' as const,
      id: base.destination.id,
      name: base.destination.name,
      because: isLinked(judge, stays, base) ? ('too-few-days' as const) : ('no-way' as const),
    }))
}

/** The destination and all that contain it. */
function lineOf(guide: RouteGuide, { id, parentId }: GuideDestination): readonly string[] {
  const parent = parentId === null ? undefined : guide.destination(parentId)
  return [id, ...(parent ? lineOf(guide, parent) : [])]
}

function isLinked({ leg }: Judge, stays: readonly Stay[], base: Base): boolean {
  return stays.some((stay) => leg(stay.base, base) !== null || leg(base, stay.base) !== null)
}

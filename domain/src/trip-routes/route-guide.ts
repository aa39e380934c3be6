import type {
  GuideArea,
  GuideDayTrip,
  GuideDestination,
  GuideLeg,
  GuidePoint,
  GuideRoute,
  GuideSight,
} from '../guide/index.ts'

/** The guide's rows for all countries that the route may touch. */
export type RouteTables = {
  readonly destinations: readonly GuideDestination[]
  readonly areas: readonly GuideArea[]
  readonly sights: readonly GuideSight[]
  readonly dayTrips: readonly GuideDayTrip[]
  readonly legs: readonly GuideLeg[]
  readonly routes: readonly GuideRoute[]
}

/** Lookups of the rows. */
export type RouteGuide = {
  readonly tables: RouteTables
  readonly destination: (id: string) => GuideDestination | undefined
  readonly area: (point: GuidePoint) => GuideArea | undefined
  readonly areasOf: (id: string) => readonly GuideArea[]
  readonly sightsOf: (id: string) => readonly GuideSight[]
  readonly dayTripsOf: (id: string) => readonly GuideDayTrip[]
  /** In both directions. */
  readonly legsBetween: (one: string, other: string) => readonly GuideLeg[]
  /** Every destination inside this one at any depth, without itself. */
  readonly within: (id: string) => readonly GuideDestination[]
}

export function openRouteGuide(tables: RouteTables): RouteGuide {
  const destinations = new Map(tables.destinations.map((row) => [row.id, row]))
  const areas = groupBy(tables.areas, ({ destinationId }) => destinationId)
  const sights = groupBy(tables.sights, ({ destinationId }) => destinationId)
  const dayTrips = groupBy(tables.dayTrips, ({ destinationId }) => destinationId)
  const legs = groupBy(tables.legs, ({ from, to }) => pairOf(pointKey(from), pointKey(to)))
  const children = groupBy(tables.destinations, ({ parentId }) => parentId ?? '')
  const within = (id: string): readonly GuideDestination[] =>
    (children.get(id) ?? []).flatMap((child) => [child, ...within(child.id)])
  return {
    tables,
    destination: (id) => destinations.get(id),
    area: ({ destinationId, areaId }) => areas.get(destinationId)?.find(({ id }) => id === areaId),
    areasOf: (id) => areas.get(id) ?? [],
    sightsOf: (id) => sights.get(id) ?? [],
    dayTripsOf: (id) => dayTrips.get(id) ?? [],
    legsBetween: (one, other) => legs.get(pairOf(one, other)) ?? [],
    within,
  }
}

/** `kyoto` or `bali/ubud`. */
export function pointKey({ destinationId, areaId }: GuidePoint): string {
  return areaId === null ? destinationId : `${destinationId}/${areaId}`
}

function pairOf(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}

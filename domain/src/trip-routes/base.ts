import type { GuideArea, GuideDestination, GuidePoint } from '../guide/index.ts'
import { type Coordinates, distanceKm } from '../kernel/index.ts'
import { pointKey, type RouteGuide } from './route-guide.ts'

/** Where a traveller sleeps for some nights: a whole destination, or a town of a region. */
export type Base = {
  readonly key: string
  readonly point: GuidePoint
  readonly name: string
  readonly destination: GuideDestination
  readonly area: GuideArea | null
  readonly coordinates: Coordinates
  /** An intermediate stop needs one night, every other stop two. */
  readonly minNights: number
  /** More nights add little. */
  readonly idealNights: number
}

/** A town of a region that is also a destination is within this distance of it. */
const SAME_TOWN_KM = 8
const SAME_QUARTER_KM = 3
const IDEAL_NIGHTS_OF_AREA = 3

export function baseAt(guide: RouteGuide, point: GuidePoint): Base | null {
  const destination = guide.destination(point.destinationId)
  if (!destination) return null
  const area = point.areaId === null ? null : (guide.area(point) ?? null)
  if (point.areaId !== null && !area) return null
  const isStopover = area ? area.stayFor.every((use) => use === 'transit') : destination.daysMax <= 1
  return {
    key: pointKey(point),
    point,
    name: area ? nameOf(area, destination) : destination.name,
    destination,
    area,
    coordinates: (area ?? destination).coordinates,
    minNights: isStopover ? 1 : 2,
    idealNights: isStopover
      ? 1
      : area
        ? Math.min(IDEAL_NIGHTS_OF_AREA, destination.daysIdeal)
        : Math.max(2, destination.daysIdeal),
  }
}

/** "Village centre" needs the name of its village. */
function nameOf({ name }: GuideArea, destination: GuideDestination): string {
  const [first = '', ...others] = name.split(' ')
  const isPlain = others.length > 0 && others.every((word) => word === word.toLowerCase())
  return isPlain && !destination.name.includes(first) ? `${name} (${destination.name})` : name
}

/** All places to sleep in a destination and in the destinations it contains; `named`: towns that were asked for. */
export function basesIn(
  guide: RouteGuide,
  destination: GuideDestination,
  named: ReadonlySet<string> = NONE,
): readonly Base[] {
  const own = destination.kind === 'country-route' ? [] : ownBases(guide, destination, named)
  const inside = childrenOf(guide, destination).flatMap((child) => basesIn(guide, child, named))
  const isTwice = ({ key, area, coordinates }: Base): boolean =>
    area !== null &&
    !named.has(key) &&
    inside.some((other) => distanceKm(coordinates, other.coordinates) <= SAME_TOWN_KM)
  const bases = [...own.filter((base) => !isTwice(base)), ...inside]
  return [...new Map(bases.map((base) => [base.key, base])).values()]
}

/** Few destinations of a country are marked as part of its route. */
function childrenOf(guide: RouteGuide, { id, kind, countries }: GuideDestination): readonly GuideDestination[] {
  const { destinations } = guide.tables
  const children = destinations.filter(({ parentId }) => parentId === id)
  if (kind !== 'country-route' || children.length > 0) return children
  return destinations.filter(
    (other) =>
      other.kind !== 'country-route' && other.parentId === null && countries.includes(other.countries[0] ?? ''),
  )
}

const NONE: ReadonlySet<string> = new Set()

function ownBases(guide: RouteGuide, { id, kind }: GuideDestination, named: ReadonlySet<string>): readonly Base[] {
  const whole = baseAt(guide, { destinationId: id, areaId: null })
  const areas = kind === 'city' ? [] : guide.areasOf(id).filter(({ stayFor }) => stayFor.length > 0)
  // A smaller town is one for those who ask for it.
  const isNamed = (area: GuideArea): boolean => named.has(pointKey({ destinationId: id, areaId: area.id }))
  const towns = areas.filter((area) => area.isBase === 'yes' || (area.isBase === 'some' && isNamed(area)))
  const chosen = towns.length > 0 ? towns : areas.filter(({ isBase }) => isBase === 'some')
  const quarters = chosen.flatMap((area) => baseAt(guide, { destinationId: id, areaId: area.id }) ?? [])
  // Two quarters of one town count as one base, the first of them.
  const bases = quarters.filter(
    ({ key, coordinates }, index) =>
      named.has(key) ||
      !quarters.slice(0, index).some((other) => distanceKm(coordinates, other.coordinates) <= SAME_QUARTER_KM),
  )
  return bases.length > 0 || !whole ? bases : [whole]
}

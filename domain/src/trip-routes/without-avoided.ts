import type { GuideDestination } from '../guide/index.ts'
import { type Coordinates, distanceKm } from '../kernel/index.ts'
import { kindsMeant } from '../place-kinds/index.ts'
import { foldText } from '../place-search/index.ts'
import { isOfRefusedSort, isAbout, isSort } from '../place-wishes/index.ts'
import type { RouteTables } from './route-guide.ts'
import type { RouteRequest } from './route-request.ts'

const SHORTEST_NAME = 3
/** A suburb of home is home. */
const HOME_KM = 25
const OWN_MODES: ReadonlySet<string> = new Set(['car', 'motorbike'])

type Refused = Pick<RouteRequest, 'avoid' | 'destinations' | 'homeAt' | 'homeId' | 'isCarFree'> &
  Partial<Pick<RouteRequest, 'mustIds'>>

/** The rows without what the traveller refused: a route of them has no base, excursion or sight that they ruled out. */
export function withoutAvoided(tables: RouteTables, request: Refused): RouteTables {
  const names = namesOf(request.avoid ?? [])
  const kinds = new Set((request.avoid ?? []).flatMap((words) => [...kindsMeant(words)]))
  const sorts = (request.avoid ?? []).filter((words) => isSort(words))
  const isOfSort = (name: string, tags: readonly string[]): boolean =>
    sorts.some((words) => isAbout(words, { name, tags }))
  const isWanted = (id: string): boolean => request.mustIds?.includes(id) ?? false
  const isNamed = (...own: readonly (string | null)[]): boolean => own.some((name) => name && isAmong(name, names))
  const asked = linesOf(tables, request)
  const isHome = isHomeOf(request)
  const gone = new Set(
    tables.destinations
      .filter(
        (row) =>
          !asked.has(row.id) &&
          (isHome(row) ||
            isNamed(row.name, row.localName, ...row.otherNames.map(({ name }) => name)) ||
            isMostlyOf(
              sorts,
              tables.sights.filter((sight) => sight.destinationId === row.id),
            )),
      )
      .map(({ id }) => id),
  )
  const areas = tables.areas.filter(({ id, destinationId, name, localName, tags }) => {
    if (gone.has(destinationId) || isNamed(name, localName)) return false
    const own = tables.sights.filter((sight) => sight.destinationId === destinationId && sight.areaId === id)
    return own.length > 0 ? !isMostlyOf(sorts, own) : !isOfSort(name, tags)
  })
  const left = new Set(areas.map(({ destinationId, id }) => `${destinationId}/${id}`))
  const all = new Set(tables.areas.map(({ destinationId, id }) => `${destinationId}/${id}`))
  const isInArea = (id: string): boolean => left.has(id) || !all.has(id)
  return {
    ...tables,
    destinations: tables.destinations.filter(({ id }) => !gone.has(id)),
    areas,
    sights: tables.sights.filter(
      ({ id, destinationId, areaId, name, localName, kind }) =>
        !gone.has(destinationId) &&
        isInArea(`${destinationId}/${areaId}`) &&
        !isNamed(name, localName) &&
        (isWanted(id) || (!kinds.has(kind) && !sorts.some((words) => isOfRefusedSort(words, { name, kind })))),
    ),
    dayTrips: tables.dayTrips.filter(
      ({ id, destinationId, name, tags, to, modes }) =>
        !gone.has(destinationId) &&
        !gone.has(to?.destinationId ?? '') &&
        (to?.areaId == null || isInArea(`${to.destinationId}/${to.areaId}`)) &&
        !isNamed(name) &&
        (isWanted(id) || !isOfSort(name, tags)) &&
        (!request.isCarFree || modes.some((mode) => !OWN_MODES.has(mode))),
    ),
  }
}

/** Merzouga is for those who want the desert: most of what one goes there for is of the sort. */
function isMostlyOf(sorts: readonly string[], sights: RouteTables['sights']): boolean {
  if (sorts.length === 0) return false
  const famous = sights.filter(({ importance }) => importance >= FAMOUS)
  const refused = famous.filter(({ name, tags, kind }) => sorts.some((words) => isAbout(words, { name, tags, kind })))
  return refused.length > 0 && refused.length * 2 > famous.length
}

const FAMOUS = 4

/** "Museums" is a kind of sight; only the rest can be the name of a town. */
function namesOf(avoid: readonly string[]): readonly string[] {
  return avoid
    .map((words) => foldText(words))
    .filter((name) => name.length >= SHORTEST_NAME && kindsMeant(name).size === 0)
}

/** "Palermo" is in "Palermo & Cefalù". */
function isAmong(name: string, avoided: readonly string[]): boolean {
  const folded = ` ${foldText(name).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
  return avoided.some((each) => folded.includes(` ${each} `))
}

/** The requested destinations and all that contain them. */
function linesOf({ destinations }: RouteTables, request: Refused): ReadonlySet<string> {
  const byId = new Map(destinations.map((row) => [row.id, row]))
  const lineOf = (id: string | null): readonly string[] => {
    const row = id === null ? undefined : byId.get(id)
    return row ? [row.id, ...lineOf(row.parentId)] : []
  }
  return new Set(request.destinations.flatMap(({ id }) => lineOf(id)))
}

function isHomeOf({ homeId, homeAt }: Refused): (row: GuideDestination) => boolean {
  const isNear = (at: Coordinates): boolean => homeAt != null && distanceKm(at, homeAt) <= HOME_KM
  return ({ id, kind, coordinates }) => id === homeId || (kind === 'city' && isNear(coordinates))
}

import { type Guide, kmBetween, type Written } from '../guide.ts'
import { error, type Problem } from '../problem.ts'

/** Rows of a missing destination, in missing areas, or in the folder of another country. */
export function checkReferences(guide: Guide): readonly Problem[] {
  const { sights, dayTrips, areas, transfers, routes, food, events, destinations, countries } = guide
  return [
    ...destinations.flatMap((row) => checkFolder(row, row.countries[0] ?? '')),
    ...countries.flatMap((row) => checkFolder(row, row.code)),
    ...[...sights, ...dayTrips, ...areas, ...transfers, ...routes].flatMap((row) =>
      checkDestination(guide, row, row.destinationId),
    ),
    ...[...sights, ...areas].flatMap((row) => checkInside(guide, row)),
    ...sights.flatMap((row) => checkAreas(guide, row, row.destinationId, [row.areaId])),
    ...[...sights, ...dayTrips].flatMap((row) => checkPrefix(row)),
    ...[...food, ...events].flatMap((row) => checkScope(guide, row)),
  ]
}

function checkFolder(row: Written<object>, country: string): readonly Problem[] {
  return row.folder === country ? [] : [error(row, `belongs to the folder ${country.toLowerCase()}`)]
}

export function checkDestination(guide: Guide, row: Written<object>, id: string): readonly Problem[] {
  const destination = guide.destination(id)
  if (!destination) return [error(row, `unknown destination ${id}`)]
  return row.folder === destination.folder
    ? []
    : [error(row, `${id} is in the folder ${destination.folder.toLowerCase()}`)]
}

export function checkAreas(
  guide: Guide,
  row: Written<object>,
  destinationId: string,
  areaIds: readonly string[],
): readonly Problem[] {
  return areaIds
    .filter((areaId) => !guide.hasArea(destinationId, areaId))
    .map((areaId) => error(row, `unknown area ${destinationId}/${areaId}`))
}

/** Every sight and area is within the radius of its destination. */
function checkInside(guide: Guide, row: Guide['sights'][number] | Guide['areas'][number]): readonly Problem[] {
  const destination = guide.destination(row.destinationId)
  const { coordinates } = row
  if (!destination || !coordinates) return []
  const km = kmBetween({ coordinates, radiusKm: 0 }, destination)
  if (km <= destination.radiusKm) return []
  return [error(row, `${row.id} is ${km.toFixed(0)} km from ${destination.id} (radius ${destination.radiusKm})`)]
}

function checkPrefix(row: Written<{ readonly id: string; readonly destinationId: string }>): readonly Problem[] {
  return row.id.startsWith(`${row.destinationId}.`)
    ? []
    : [error(row, `the id does not start with ${row.destinationId}.`)]
}

/** A scope is a destination, or a country by its two letters. */
function checkScope(guide: Guide, row: Guide['food'][number] | Guide['events'][number]): readonly Problem[] {
  if (/^[A-Z]{2}$/.test(row.scope)) {
    if (!guide.country(row.scope)) return [error(row, `unknown country ${row.scope}`)]
    return checkFolder(row, row.scope)
  }
  return [...checkDestination(guide, row, row.scope), ...checkAreas(guide, row, row.scope, row.areaIds)]
}

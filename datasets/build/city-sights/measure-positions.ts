import { distanceKm } from '@app/domain/kernel'

import { loadOsmPlaces } from '../../src/osm-places/index.ts'
import { readPackedFile } from '../../src/packed-files/index.ts'
import { loadPlaces } from '../../src/places/index.ts'
import { UNESCO_SITES } from '../../src/unesco-sites/index.ts'
import { createFinder, type TablePlace } from './find-in-tables.ts'
import type { WrittenCity } from './read-city-sights.ts'

export type MeasuredSight = {
  readonly city: string
  readonly name: string
  readonly kind: string
  readonly metres: number
  readonly place: TablePlace
}

/** The distance of each sight from its position in the packed tables; unknown ones are left out. */
export async function measurePositions(cities: readonly WrittenCity[]): Promise<readonly MeasuredSight[]> {
  const find = createFinder(await loadTables())
  return cities.flatMap(({ name: city, sights }) =>
    sights.flatMap((sight) => {
      const place = find(sight)
      if (!place) return []
      const metres = Math.round(distanceKm(sight.coordinates, place.coordinates) * 1000)
      return [{ city, name: sight.names[0] ?? '', kind: sight.kind, metres, place }]
    }),
  )
}

async function loadTables(): Promise<readonly TablePlace[]> {
  const open = await loadPlaces(readPackedFile, 'places-open')
  const shareAlike = await loadPlaces(readPackedFile, 'places-share-alike')
  const map = await loadOsmPlaces(readPackedFile)
  const guides = [...open.all(), ...shareAlike.all()].filter(({ group }) => group !== 'sleep')
  return [
    ...guides.map(({ id, name, latinName, otherNames, kind, coordinates }) => ({
      id,
      names: [name, ...(latinName ? [latinName] : []), ...otherNames.map((other) => other.name)],
      kind,
      coordinates,
    })),
    ...UNESCO_SITES.filter(({ parts }) => parts === 1).map(({ id, name, coordinates }) => ({
      id: `unesco-${id}`,
      names: [name],
      kind: 'heritage_site',
      coordinates,
    })),
    ...[...map.all()].flatMap(({ osmId, name, englishName, kind, coordinates }) =>
      name === null ? [] : [{ id: `osm-${osmId ?? ''}`, names: [name, englishName ?? name], kind, coordinates }],
    ),
  ]
}

/** `npm run city-sights -w datasets`: how far the written positions lie from those of the packed tables. */
import { distanceKm } from '@app/domain/kernel'

import { loadOsmPlaces } from '../../src/osm-places/index.ts'
import { readPackedFile } from '../../src/packed-files/index.ts'
import { loadPlaces } from '../../src/places/index.ts'
import { WIDE_KINDS } from '../../src/trip-places/merge-candidates.ts'
import { UNESCO_SITES } from '../../src/unesco-sites/index.ts'
import { createFinder, type TablePlace } from './find-in-tables.ts'
import { readCitySights } from './read-city-sights.ts'

const NEAR_METRES = 300

const find = createFinder(await loadTables())
const cities = await readCitySights()
const measured = cities.flatMap(({ name: city, sights }) =>
  sights.flatMap((sight) => {
    const place = find(sight)
    if (!place) return []
    const metres = Math.round(distanceKm(sight.coordinates, place.coordinates) * 1000)
    return [{ city, name: sight.names[0] ?? '', kind: sight.kind, metres, place }]
  }),
)

const far = measured.filter(({ metres }) => metres > NEAR_METRES).toSorted((a, b) => b.metres - a.metres)
for (const { city, name, kind, metres, place } of far) {
  const { latitude, longitude } = place.coordinates
  console.log(`${String(metres).padStart(5)} m  ${city}: ${name} (${kind}) | ${place.id} ${latitude},${longitude}`)
}
const sights = cities.flatMap((city) => city.sights)
console.log(`${cities.length} cities, ${sights.length} sights, ${measured.length} of them found by name in the tables.`)
console.log(`Within ${NEAR_METRES} m: ${share(measured)}`)
console.log(
  `Within ${NEAR_METRES} m, without parks, streets, beaches and the like: ${share(measured.filter((one) => !WIDE_KINDS.has(one.kind)))}`,
)
const sorted = measured.map(({ metres }) => metres).toSorted((a, b) => a - b)
console.log(`Median ${sorted[sorted.length >> 1]} m, 90 % within ${sorted[Math.floor(sorted.length * 0.9)]} m.`)

function share(found: readonly { readonly metres: number }[]): string {
  const near = found.filter(({ metres }) => metres <= NEAR_METRES).length
  return `${near} of ${found.length}, ${((100 * near) / Math.max(1, found.length)).toFixed(1)} %`
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

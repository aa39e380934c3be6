/** `npm run city-sights -w datasets`: the distance of hand-written positions from those of the packed tables. */
import { WIDE_KINDS } from '../../src/trip-places/merge-candidates.ts'
import { measurePositions } from './measure-positions.ts'
import { readCitySights } from './read-city-sights.ts'

const NEAR_METRES = 300

const cities = await readCitySights()
const measured = await measurePositions(cities)
for (const { city, name, kind, metres, place } of measured.toSorted((a, b) => b.metres - a.metres)) {
  if (metres <= NEAR_METRES) break
  const { latitude, longitude } = place.coordinates
  console.log(`${String(metres).padStart(5)} m  ${city}: ${name} (${kind}) | ${place.id} ${latitude},${longitude}`)
}
const sights = cities.flatMap((city) => city.sights)
const withDoors = measured.filter(({ kind }) => !WIDE_KINDS.has(kind))
const sorted = measured.map(({ metres }) => metres).toSorted((a, b) => a - b)
console.log(`${cities.length} cities, ${sights.length} sights, ${measured.length} of them found by name in the tables.`)
console.log(`Within ${NEAR_METRES} m: ${share(measured)}`)
console.log(`Within ${NEAR_METRES} m, without parks, streets, beaches and the like: ${share(withDoors)}`)
console.log(`Median ${sorted[sorted.length >> 1]} m, 90 % within ${sorted[Math.floor(sorted.length * 0.9)]} m.`)

function share(found: readonly { readonly metres: number }[]): string {
  const near = found.filter(({ metres }) => metres <= NEAR_METRES).length
  return `${near} of ${found.length}, ${((100 * near) / Math.max(1, found.length)).toFixed(1)} %`
}

/** `npm run city-search -w datasets -- <folder>`: the folder holds city_names.csv.gz, which is too large to keep here. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { constants, zstdCompressSync } from 'node:zlib'

import { writeIndex } from '@app/domain/place-search'

import { AIRPORTS } from '../src/airports/index.ts'
import { countHotels } from '../src/hotels/index.ts'
import { readPackedFile } from '../src/packed-files/index.ts'
import { loadPlaces } from '../src/places/index.ts'
import { UNESCO_SITES } from '../src/unesco-sites/index.ts'
import { keepCities } from './cities/pack-cities.ts'
import { readCities, readDivisions } from './cities/read-cities.ts'
import { readOwnFacts } from './city-search/own-facts.ts'
import { indexOf, weighCities, type PackedCities } from './city-search/pack-city-search.ts'
import { packOffline } from './city-search/pack-offline.ts'
import { readNames } from './city-search/read-names.ts'
import { writePacked } from './packed-folder.ts'
import { headOf, packedText } from './packed-text.ts'
import { readRegister, tableById } from './registered-table.ts'

const PER_POINT_OF_SIGHTS = 2

/** By id of a city. Only from tables without a share-alike licence, so that the result can be used anywhere. */
async function countVisits(): Promise<ReadonlyMap<number, number>> {
  const visits = new Map(await countHotels(readPackedFile, 'hotels-open'))
  for (const { cityId, group, popularity } of (await loadPlaces(readPackedFile, 'places-open')).all()) {
    if (cityId === null || (group !== 'see' && group !== 'do')) continue
    visits.set(cityId, (visits.get(cityId) ?? 0) + popularity * PER_POINT_OF_SIGHTS)
  }
  return visits
}

const SOURCES = join(import.meta.dirname, '../sources')
const PACKED = join(import.meta.dirname, '../packed/city-search')

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Which folder holds city_names.csv.gz? npm run city-search -w datasets -- <folder>')
const served = JSON.parse(await readFile(join(SOURCES, 'served-places.json'), 'utf8')) as { places: readonly string[] }
const packed = weighCities({
  cities: keepCities(await readCities()),
  divisions: await readDivisions(),
  own: await readOwnFacts(),
  names: await readNames(join(folder, 'city_names.csv.gz')),
  airports: AIRPORTS,
  cityGroups: served.places,
  visits: await countVisits(),
  heritage: UNESCO_SITES,
})
const table = tableById((await readRegister()).tables)
await mkdir(PACKED, { recursive: true })
const files = [
  await write('index.bin.zst', writeIndex(indexOf(packed))),
  await write('names.bin.zst', writeCityNames(packed)),
]
await writePacked('city-search.json', packedText(table('city-search'), { files }, { rows: packed.cities.length }))
await writePacked('city-search-offline.json', packOffline(packed, headOf(table('city-search-offline'))))

/** Decompresses three times faster than Brotli, which matters at every start. The hash is that of the content. */
async function write(name: string, bytes: Uint8Array): Promise<object> {
  const params = { [constants.ZSTD_c_compressionLevel]: 19 }
  await writeFile(join(PACKED, name), zstdCompressSync(bytes, { params }))
  return { file: `city-search/${name}`, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/**
 * The displayed fields of a city, by its number in the index: the numbers of cities, countries and bytes of regions,
 * the GeoNames ids, where each name begins, whether its region is shown (a byte each), country codes, region labels one
 * per line, and the names in UTF-8.
 */
function writeCityNames({ cities, countries, regions }: PackedCities): Uint8Array {
  const encoder = new TextEncoder()
  const names = cities.map(({ name }) => encoder.encode(name))
  const labels = encoder.encode(regions.map(({ label }) => label).join('\n'))
  const starts = new Uint32Array(names.length + 1)
  names.forEach((name, i) => {
    starts[i + 1] = starts[i]! + name.length
  })
  const parts: readonly ArrayBufferView[] = [
    Uint32Array.of(cities.length, countries.length, labels.length),
    Uint32Array.from(cities, ({ id }) => id),
    starts,
    Uint8Array.from(cities, ({ isRegionShown }) => (isRegionShown ? 1 : 0)),
    encoder.encode(countries.join('')),
    labels,
    ...names,
  ]
  return Buffer.concat(
    parts.map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength)),
  )
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { loadCities, nameFinder } from '../../src/city-search/index.ts'
import type { PackedFile } from '../packed-file.ts'
import { PACKED } from '../packed-folder.ts'
import { lineOf, packedText } from '../packed-text.ts'
import type { RegisteredTable } from '../registered-table.ts'
import { readCitySights } from './read-city-sights.ts'

/** `city|country|name|name`: cities without a sight file, with the common names of the best known ones. */
const MORE = join(import.meta.dirname, '../../sources/more-sight-names.txt')

/** A line for each city, as in the search: its name and country, then the names of its sights. */
export async function packSightNames(table: RegisteredTable): Promise<PackedFile> {
  const written = await readCitySights()
  const cities = loadCities(join(PACKED, 'city-search'))
  const names = new Map(
    Array.from({ length: cities.count }, (_, city) => [cities.geonameId(city), cities.name(city)] as const),
  )
  const rows = written.map(({ cityId, country, sights }) => {
    const name = names.get(cityId)
    if (name === undefined) throw new RangeError(`no such city: ${cityId}`)
    return lineOf(`${name} ${country}`, ...new Set(sights.flatMap((sight) => sight.names)))
  })
  const { findCity } = nameFinder(cities)
  const more = (await readFile(MORE, 'utf8')).trim().split('\n')
  const others = more.map((line) => {
    const [name = '', country = '', ...sights] = line.split('|')
    const city = findCity(name)
    if (city?.country !== country) throw new RangeError(`no such city: ${name}, ${country}`)
    return lineOf(`${city.name} ${country}`, ...sights)
  })
  return { table, text: packedText(table, { rows: [...rows, ...others] }), rows: rows.length + others.length }
}

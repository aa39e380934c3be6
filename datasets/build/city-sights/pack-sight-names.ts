import { join } from 'node:path'

import { loadCities } from '../../src/city-search/index.ts'
import type { PackedFile } from '../packed-file.ts'
import { PACKED } from '../packed-folder.ts'
import { lineOf, packedText } from '../packed-text.ts'
import type { RegisteredTable } from '../registered-table.ts'
import { readCitySights } from './read-city-sights.ts'

/** A line for each city, as the search calls it: its name and country, then what its sights are called. */
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
  return { table, text: packedText(table, { rows }), rows: rows.length }
}

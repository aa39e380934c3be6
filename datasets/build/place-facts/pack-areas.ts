import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { loadCities, nameFinder } from '../../src/city-search/index.ts'
import type { PackedFile } from '../packed-file.ts'
import { PACKED } from '../packed-folder.ts'
import { lineOf, packedText } from '../packed-text.ts'
import type { RegisteredTable } from '../registered-table.ts'

/** `area|country|town|other names`: islands, mountains, coasts and parks that are no city, with a town to stay in. */
const AREAS = join(import.meta.dirname, '../../sources/areas.txt')
const DIGITS = 2

/** Each with the id and the position of its town. */
export async function packAreas(table: RegisteredTable): Promise<PackedFile> {
  const { findCity } = nameFinder(loadCities(join(PACKED, 'city-search')))
  const lines = (await readFile(AREAS, 'utf8')).trim().split('\n')
  const missing: string[] = []
  const rows = lines.flatMap((line) => {
    const [name = '', country = '', town = '', ...others] = line.split('|')
    const own = findCity(`${town}, ${country}`) ?? findCity(town)
    if (own?.cityId == null || own.country !== country) missing.push(`${town}, ${country}`)
    const { latitude = 0, longitude = 0 } = own?.coordinates ?? {}
    const at = [latitude, longitude].map((degrees) => degrees.toFixed(DIGITS)).join(',')
    return own ? [lineOf(name, country, String(own.cityId), at, ...others)] : []
  })
  if (missing.length > 0) throw new RangeError(`no such towns: ${missing.join('; ')}`)
  return { table, text: packedText(table, { rows }), rows: rows.length }
}

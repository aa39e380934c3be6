import { choiceColumn, sparseColumn, stepsColumn, textColumn } from '../../src/columns/write-column.ts'
import { columnFile } from '../column-text.ts'
import { DEGREE } from '../fact-tables/point-columns.ts'
import type { PackedFile } from '../packed-file.ts'
import type { RegisteredTable } from '../registered-table.ts'
import { readCitySights } from './read-city-sights.ts'

/** By city, and there the best known first: the order is the rank. */
export async function packCitySights(table: RegisteredTable): Promise<PackedFile> {
  const cities = (await readCitySights()).toSorted((a, b) => a.cityId - b.cityId)
  const rows = cities.flatMap(({ cityId, sights }) => sights.map((sight) => ({ ...sight, cityId })))
  return columnFile(table, rows.length, {
    city: stepsColumn(rows.map(({ cityId }) => cityId)),
    name: textColumn(rows.map(({ names }) => names[0] ?? '')),
    otherNames: sparseColumn(rows.map(({ names }) => names.slice(1).join('|'))),
    latitude: stepsColumn(
      rows.map(({ coordinates }) => coordinates.latitude),
      DEGREE,
    ),
    longitude: stepsColumn(
      rows.map(({ coordinates }) => coordinates.longitude),
      DEGREE,
    ),
    kind: choiceColumn(rows.map(({ kind }) => kind)),
    visitMinutes: choiceColumn(rows.map(({ visitMinutes }) => String(visitMinutes))),
    closedOn: sparseColumn(rows.map(({ closedOn }) => closedOn)),
    priceBand: choiceColumn(rows.map(({ priceBand }) => priceBand)),
    fact: textColumn(rows.map(({ fact }) => fact)),
  })
}

import { createRequire } from 'node:module'

import { columnFile } from '../column-text.ts'
import type { PackedFile } from '../packed-file.ts'
import { readJson } from '../read-json.ts'
import type { RegisteredTable } from '../registered-table.ts'
import { type Countries, type Land, packChartLines } from './pack-chart-lines.ts'

const require = createRequire(import.meta.url)

/** Shores and borders at 1:10 million, from npm `world-atlas`. */
export async function packChart(table: RegisteredTable): Promise<PackedFile> {
  const land = await readJson<Land>(require.resolve('world-atlas/land-10m.json'))
  const countries = await readJson<Countries>(require.resolve('world-atlas/countries-10m.json'))
  const { rows, columns } = packChartLines(land, countries)
  return columnFile(table, rows, columns)
}

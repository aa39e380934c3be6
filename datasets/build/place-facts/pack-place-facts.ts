import { join } from 'node:path'

import type { TableRow } from '../city-names/read-table.ts'
import { columnFile } from '../column-text.ts'
import type { PackedFile } from '../packed-file.ts'
import { packedText } from '../packed-text.ts'
import { readJson } from '../read-json.ts'
import type { RegisteredTable } from '../registered-table.ts'
import { packChartWaters } from './pack-chart-waters.ts'
import { packClimate } from './pack-climate.ts'
import { packAdvisories, packHealthRules, packPassportValidity } from './pack-country-rules.ts'
import { packHolidays } from './pack-holidays.ts'
import { packPerDiem, packPriceLevels } from './pack-prices.ts'
import { packVisas } from './pack-visas.ts'

const TOWNS = join(import.meta.dirname, '../../sources/climate-of-towns.json')

type Read = (name: string) => Promise<readonly TableRow[]>
type Table = (id: string) => RegisteredTable

/** What the page of a city tells beyond its places. */
export async function packPlaceFacts(folder: string, read: Read, table: Table): Promise<readonly PackedFile[]> {
  const { towns } = await readJson<{ towns: readonly string[] }>(TOWNS)
  const climate = packClimate(await read('climate.csv.gz'), towns)
  const visas = packVisas(await read('visa.csv.gz'), await read('visa_overrides.csv'))
  const waters = packChartWaters(join(folder, 'basemap/world.pmtiles'))
  const holidays = await read('holidays.csv.gz')
  return [
    columnFile(table('climate'), climate.cities, climate.columns),
    columnFile(table('visas'), visas.rows, visas.columns),
    columnFile(table('holidays'), holidays.length, packHolidays(holidays)),
    columnFile(table('chart-waters'), waters.rows, waters.columns),
    lines(table('advisories'), packAdvisories(await read('advisories.csv'))),
    lines(table('passport-rules'), packPassportValidity(await read('passport_validity.csv'))),
    lines(table('health-rules'), packHealthRules(await read('yellow_fever.csv'), await read('malaria.csv'))),
    lines(table('per-diem'), packPerDiem(await read('per_diem.csv'))),
    lines(table('price-levels'), packPriceLevels(await read('ppp.csv'), await read('big_mac.csv'))),
  ]
}

function lines(table: RegisteredTable, rows: readonly string[]): PackedFile {
  return { table, text: packedText(table, { rows }), rows: rows.length }
}

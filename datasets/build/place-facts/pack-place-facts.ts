import { join } from 'node:path'

import type { Column } from '../../src/columns/column.ts'
import { choiceColumn, sparseColumn, stepsColumn } from '../../src/columns/write-column.ts'
import { readTable, type TableRow } from '../city-names/read-table.ts'
import { columnFile } from '../column-text.ts'
import type { PackedFile } from '../packed-file.ts'
import { packedText } from '../packed-text.ts'
import { readJson } from '../read-json.ts'
import type { RegisteredTable } from '../registered-table.ts'
import { packChartWaters } from './pack-chart-waters.ts'
import { packClimate } from './pack-climate.ts'
import { packAdvisories, packHealthRules, packPassportValidity } from './pack-country-rules.ts'
import { packPerDiem, packPriceLevels } from './pack-prices.ts'
import { packVisas } from './pack-visas.ts'

const DAY_MS = 86_400_000

/** By country and day. Days are counted from 1970. */
function packHolidays(rows: readonly TableRow[]): Readonly<Record<string, Column>> {
  const sorted = sortHolidays(rows)
  return {
    country: choiceColumn(sorted.map(({ country = '' }) => country)),
    day: stepsColumn(sorted.map(({ date }) => Date.parse(`${date}T00:00:00Z`) / DAY_MS)),
    name: choiceColumn(sorted.map(({ name_en = '' }) => name_en)),
    language: choiceColumn(sorted.map(({ name_lang = '' }) => name_lang)),
    isEstimated: sparseColumn(sorted.map(({ estimated }) => (estimated === '1' ? '1' : ''))),
    isObserved: sparseColumn(sorted.map(({ observed }) => (observed === '1' ? '1' : ''))),
  }
}

function sortHolidays(rows: readonly TableRow[]): readonly TableRow[] {
  const key = ({ country, date, name_en }: TableRow): string => `${country} ${date} ${name_en}`
  return rows.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
}

const TOWNS = join(import.meta.dirname, '../../sources/climate-of-towns.json')

const OWN_VISAS = join(import.meta.dirname, '../../sources/visa-overrides.csv')

type Read = (name: string) => Promise<readonly TableRow[]>
type Table = (id: string) => RegisteredTable

/** The tables of a city page beyond its places. */
export async function packPlaceFacts(folder: string, read: Read, table: Table): Promise<readonly PackedFile[]> {
  const { towns } = await readJson<{ towns: readonly string[] }>(TOWNS)
  const climate = packClimate(await read('climate.csv.gz'), towns)
  const visas = packVisas(await read('visa.csv.gz'), {
    applied: await read('visa_overrides.csv'),
    own: await readTable(OWN_VISAS),
  })
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

import type { Column } from '../../src/columns/column.ts'
import { choiceColumn, sparseColumn, stepsColumn } from '../../src/columns/write-column.ts'
import type { TableRow } from '../city-names/read-table.ts'

const DAY_MS = 86_400_000

/** By country and day. Days are counted from 1970. */
export function packHolidays(rows: readonly TableRow[]): Readonly<Record<string, Column>> {
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

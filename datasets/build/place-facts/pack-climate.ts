import type { Column } from '../../src/columns/column.ts'
import { stepsColumn } from '../../src/columns/write-column.ts'
import type { TableRow } from '../city-names/read-table.ts'

const MONTHS = 12

/** Twelve consecutive months, city by city: the steps from month to month are small. */
export function packClimate(
  rows: readonly TableRow[],
  towns: readonly string[],
): {
  readonly cities: number
  readonly columns: Readonly<Record<string, Column>>
} {
  const all = [...rows, ...towns.flatMap(monthsOf)]
  const byCity = [...Map.groupBy(all, ({ geonameid = '' }) => Number(geonameid))].toSorted(([a], [b]) => a - b)
  const years = byCity.map(([id, own]) => {
    const sorted = own.toSorted((a, b) => Number(a['month']) - Number(b['month']))
    if (sorted.some(({ month }, index) => Number(month) !== index + 1) || sorted.length !== MONTHS)
      throw new RangeError(`not a year: ${id}`)
    return sorted
  })
  const months = years.flat()
  return {
    cities: byCity.length,
    columns: {
      city: stepsColumn(byCity.map(([id]) => id)),
      meanC: stepsColumn(
        months.map((row) => Number(row['mean_temp_c'])),
        10,
      ),
      rainMm: stepsColumn(months.map((row) => Number(row['rain_mm']))),
    },
  }
}

/** A line of `sources/climate-of-towns.json`. */
function monthsOf(line: string): readonly TableRow[] {
  const [geonameid = '', means = '', rains = ''] = line.split('|')
  const rain = rains.split(' ')
  return means.split(' ').map((mean, index) => ({
    geonameid,
    month: String(index + 1),
    mean_temp_c: mean,
    rain_mm: rain[index] ?? '',
  }))
}

import type { Column } from '../../src/columns/column.ts'
import { stepsColumn } from '../../src/columns/write-column.ts'
import type { TableRow } from '../city-names/read-table.ts'

const MONTHS = 12

/** Twelve months after each other, city by city: from month to month the steps are short. */
export function packClimate(rows: readonly TableRow[]): {
  readonly cities: number
  readonly columns: Readonly<Record<string, Column>>
} {
  const byCity = [...Map.groupBy(rows, ({ geonameid = '' }) => Number(geonameid))].toSorted(([a], [b]) => a - b)
  const years = byCity.map(([id, months]) => {
    const sorted = months.toSorted((a, b) => Number(a['month']) - Number(b['month']))
    if (sorted.some(({ month }, index) => Number(month) !== index + 1) || sorted.length !== MONTHS)
      throw new RangeError(`not a year: ${id}`)
    return sorted
  })
  const all = years.flat()
  return {
    cities: byCity.length,
    columns: {
      city: stepsColumn(byCity.map(([id]) => id)),
      meanC: stepsColumn(
        all.map((row) => Number(row['mean_temp_c'])),
        10,
      ),
      rainMm: stepsColumn(all.map((row) => Number(row['rain_mm']))),
    },
  }
}

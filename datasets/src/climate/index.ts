import { openTable, type Origin } from '../columns/read-column.ts'
import type { ReadPacked } from '../columns/read-packed.ts'

export type ClimateYear = {
  /** Means of the months, January first. */
  readonly meanC: readonly number[]
  /** In a month. */
  readonly rainMm: readonly number[]
}

export type Climate = {
  readonly size: number
  readonly origin: Origin
  readonly of: (cityId: number) => ClimateYear | undefined
}

const MONTHS = 12

/** Cities of 100,000 people, capitals, towns with a dozen sights or hotels, and those with an airport or hotels. */
export async function loadClimate(read: ReadPacked): Promise<Climate> {
  const table = openTable(await read('climate.json.br'), 'climate', 1)
  const rows = new Map([...table.numbers('city')].map((id, row) => [id, row]))
  const [meanC, rainMm] = [table.numbers('meanC'), table.numbers('rainMm')]
  return {
    size: table.rows,
    origin: table.origin,
    of: (cityId) => {
      const row = rows.get(cityId)
      if (row === undefined) return undefined
      const year = (values: Float64Array): readonly number[] => [...values.slice(row * MONTHS, (row + 1) * MONTHS)]
      return { meanC: year(meanC), rainMm: year(rainMm) }
    },
  }
}

import type { Coordinates } from '@app/domain/kernel'

import { PointGrid } from './point-grid.ts'
import type { OpenTable, Origin } from './read-column.ts'

export type Nearby<Row> = { readonly value: Row; readonly km: number }

export type PlacedRows<Row> = {
  readonly size: number
  readonly origin: Origin
  /** Within the distance, the nearest first. */
  readonly near: (from: Coordinates, withinKm: number, isWanted?: (row: Row) => boolean) => readonly Nearby<Row>[]
  readonly all: () => Generator<Row>
}

/** Rows with a position, converted to objects only on demand. */
export function placedRows<Row>(
  table: OpenTable,
  toRow: (row: number, coordinates: Coordinates) => Row,
): PlacedRows<Row> & { readonly at: (row: number) => Row } {
  const latitudes = table.numbers('latitude')
  const longitudes = table.numbers('longitude')
  const at = (row: number): Row => toRow(row, { latitude: latitudes[row] ?? 0, longitude: longitudes[row] ?? 0 })
  let grid: PointGrid | undefined
  return {
    size: table.rows,
    origin: table.origin,
    at,
    near: (from, withinKm, isWanted = () => true) => {
      grid ??= new PointGrid(latitudes, longitudes)
      return grid
        .near(from, withinKm)
        .map(({ row, km }) => ({ value: at(row), km }))
        .filter(({ value }) => isWanted(value))
    },
    *all() {
      for (let row = 0; row < table.rows; row += 1) yield at(row)
    },
  }
}

/** Rows by their city, indexed once. */
export function rowsByCity(table: OpenTable): (cityId: number) => readonly number[] {
  const cities = table.numbers('city')
  let known: ReadonlyMap<number, readonly number[]> | undefined
  return (cityId) => {
    known ??= Map.groupBy(cities.keys(), (row) => cities[row] ?? 0)
    return cityId === 0 ? [] : (known.get(cityId) ?? [])
  }
}

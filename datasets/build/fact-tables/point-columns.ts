import type { Column } from '../../src/columns/column.ts'
import { choiceColumn, sparseColumn, stepsColumn } from '../../src/columns/write-column.ts'
import type { TableRow } from '../city-names/read-table.ts'

type Pick = (row: TableRow) => string

/** Four decimals are about ten metres. */
export const DEGREE = 10_000

export function pointColumns(rows: readonly TableRow[], scale = DEGREE): Readonly<Record<string, Column>> {
  return {
    latitude: stepsColumn(
      rows.map((row) => Number(row['lat'])),
      scale,
    ),
    longitude: stepsColumn(
      rows.map((row) => Number(row['lon'])),
      scale,
    ),
  }
}

/** The city of a row; 0 means no city. */
export function cityColumns(rows: readonly TableRow[]): Readonly<Record<string, Column>> {
  return { country: choices(rows, 'country'), city: stepsColumn(rows.map((row) => Number(row['city_geonameid']))) }
}

export function choices(rows: readonly TableRow[], pick: string | Pick): Column {
  return choiceColumn(rows.map(picker(pick)))
}

export function sparse(rows: readonly TableRow[], pick: string | Pick): Column {
  return sparseColumn(rows.map(picker(pick)))
}

function picker(pick: string | Pick): Pick {
  return typeof pick === 'string' ? (row) => row[pick] ?? '' : pick
}

/** By country and city, so that neighbours compress well. */
export function byCity(a: TableRow, b: TableRow): number {
  return compare(a['country'], b['country']) || Number(a['city_geonameid']) - Number(b['city_geonameid'])
}

export function compare(a = '', b = ''): number {
  return a === b ? 0 : a < b ? -1 : 1
}

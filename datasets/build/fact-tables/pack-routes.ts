import type { Column } from '../../src/columns/column.ts'
import { choiceColumn, stepsColumn } from '../../src/columns/write-column.ts'
import type { TableRow } from '../city-names/read-table.ts'

export type Route = {
  readonly origin: string
  readonly destination: string
  readonly airlines: string
  readonly flights: number
}

/** Between known airports and by known airlines; sorted by origin. */
export function keepRoutes(
  rows: readonly TableRow[],
  airports: ReadonlySet<string>,
  airlines: ReadonlySet<string>,
): readonly Route[] {
  return rows
    .map(({ origin = '', destination = '', airlines: flown = '', flights_per_year }) => ({
      origin,
      destination,
      airlines: flown
        .split(' ')
        .filter((code) => airlines.has(code))
        .join(' '),
      flights: Number(flights_per_year),
    }))
    .filter(({ origin, destination }) => airports.has(origin) && airports.has(destination))
    .toSorted((a, b) => (`${a.origin}${a.destination}` < `${b.origin}${b.destination}` ? -1 : 1))
}

export function packRoutes(routes: readonly Route[]): Readonly<Record<string, Column>> {
  return {
    origin: choiceColumn(routes.map(({ origin }) => origin)),
    destination: choiceColumn(routes.map(({ destination }) => destination)),
    airlines: choiceColumn(routes.map(({ airlines }) => airlines)),
    flights: stepsColumn(routes.map(({ flights }) => flights)),
  }
}

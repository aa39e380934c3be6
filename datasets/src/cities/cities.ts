import type { Coordinates } from '@app/domain/kernel'

import { type PlacedRows, placedRows } from '../columns/placed-rows.ts'
import { PointGrid } from '../columns/point-grid.ts'
import { type OpenTable, openTable } from '../columns/read-column.ts'
import type { ReadPacked } from '../columns/read-packed.ts'
import type { City, CityKind } from './city.ts'

export type Cities = PlacedRows<City> & {
  readonly find: (id: number) => City | undefined
  /** Those of at least 5,000 people, the largest first: what a chart of a region names. */
  readonly townsNear: (from: Coordinates, withinKm: number) => readonly City[]
  /** ISO 3166-1, two letters. */
  readonly inCountry: (country: string) => readonly City[]
  readonly countIn: (country: string) => number
}

/** 2.4 MB: for the server, which reads it once when somebody asks. */
export async function loadCities(read: ReadPacked): Promise<Cities> {
  const table = openTable(await read('cities.json.br'), 'cities', 1)
  const name = table.text('name')
  const division = table.text('division')
  const kind = table.text('kind')
  const timeZone = table.text('timeZone')
  const ids = table.numbers('id')
  const people = table.numbers('population')
  const { at, ...cities } = placedRows(table, (row, coordinates): City => {
    const [country = '', region] = division(row).split('|')
    return {
      id: ids[row] ?? 0,
      name: name(row),
      division: region || null,
      country,
      kind: kind(row) as CityKind,
      coordinates,
      population: people[row] || null,
      timeZone: timeZone(row),
    }
  })
  let towns: ReturnType<typeof findTowns> | undefined
  let rowsOf: ReadonlyMap<string, readonly number[]> | undefined
  const rowsIn = (country: string): readonly number[] => {
    rowsOf ??= Map.groupBy(ids.keys(), (row) => division(row).slice(0, 2))
    return rowsOf.get(country) ?? []
  }
  return {
    ...cities,
    townsNear: (from, withinKm) => {
      towns ??= findTowns(table, people)
      return towns(from, withinKm).map(at)
    },
    inCountry: (country) => rowsIn(country).map(at),
    countIn: (country) => rowsIn(country).length,
    find: (id) => {
      const row = findRow(ids, id)
      return row === -1 ? undefined : at(row)
    },
  }
}

const SMALLEST_TOWN = 5000

/** Among two hundred thousand places one in four: rows are told apart before any of them becomes an object. */
function findTowns(table: OpenTable, people: Float64Array): (from: Coordinates, km: number) => readonly number[] {
  const rows = [...people.keys()].filter((row) => (people[row] ?? 0) >= SMALLEST_TOWN)
  const pick = (values: Float64Array): Float64Array => Float64Array.from(rows, (row) => values[row] ?? 0)
  const grid = new PointGrid(pick(table.numbers('latitude')), pick(table.numbers('longitude')))
  return (from, km) =>
    grid
      .near(from, km)
      .map(({ row }) => rows[row] ?? 0)
      .toSorted((a, b) => (people[b] ?? 0) - (people[a] ?? 0))
}

/** Ids are sorted, so the place is found by halving. */
function findRow(ids: Float64Array, wanted: number): number {
  let [low, high] = [0, ids.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const id = ids[middle] ?? 0
    if (id === wanted) return middle
    if (id < wanted) low = middle + 1
    else high = middle - 1
  }
  return -1
}

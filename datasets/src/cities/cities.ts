import type { Coordinates } from '@app/domain/kernel'

import { type PlacedRows, placedRows } from '../columns/placed-rows.ts'
import { PointGrid } from '../columns/point-grid.ts'
import { type OpenTable, openTable, type TextColumn } from '../columns/read-column.ts'
import type { ReadPacked } from '../columns/read-packed.ts'
import type { City, CityKind } from './city.ts'

export type Cities = PlacedRows<City> & {
  readonly find: (id: number) => City | undefined
  /** Those of at least 5,000 people, the largest first, for a map of a region. */
  readonly townsNear: (from: Coordinates, withinKm: number) => readonly City[]
  /** ISO 3166-1, two letters. */
  readonly inCountry: (country: string) => readonly City[]
  readonly countIn: (country: string) => number
}

/** 2.4 MB: for the server, which reads it at the first use. */
export async function loadCities(read: ReadPacked): Promise<Cities> {
  const table = openTable(await read('cities.json.br'), 'cities', 1)
  const name = table.text('name')
  const division = table.text('division')
  const kind = table.text('kind')
  const timeZone = table.text('timeZone')
  const ids = table.numbers('id')
  const people = table.numbers('population')
  const areas = new Map<string, Area>()
  const areaOf = (text: string): Area => {
    const area = areas.get(text) ?? readArea(text)
    areas.set(text, area)
    return area
  }
  const { at, ...cities } = placedRows(table, (row, coordinates): City => {
    const area = areaOf(division(row))
    return {
      id: ids[row] ?? 0,
      name: name(row),
      division: area.division,
      country: area.country,
      kind: kind(row) as CityKind,
      coordinates,
      population: people[row] || null,
      timeZone: timeZone(row),
    }
  })
  let towns: ReturnType<typeof findTowns> | undefined
  let rowsOf: ReadonlyMap<string, readonly number[]> | undefined
  const rowsIn = (country: string): readonly number[] => {
    rowsOf ??= rowsByCountry(table.rows, division)
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

type Area = Pick<City, 'country' | 'division'>

/** Four thousand divisions contain two hundred thousand cities: each is parsed once. */
function readArea(text: string): Area {
  const [country = '', region] = text.split('|')
  return { country, division: region || null }
}

const SMALLEST_TOWN = 5000

/** One in four of two hundred thousand places: rows are filtered before objects are created. */
function findTowns(table: OpenTable, people: Float64Array): (from: Coordinates, km: number) => readonly number[] {
  const rows: number[] = []
  for (let row = 0; row < people.length; row += 1) if ((people[row] ?? 0) >= SMALLEST_TOWN) rows.push(row)
  const pick = (values: Float64Array): Float64Array => Float64Array.from(rows, (row) => values[row] ?? 0)
  const grid = new PointGrid(pick(table.numbers('latitude')), pick(table.numbers('longitude')))
  return (from, km) =>
    grid
      .near(from, km)
      .map(({ row }) => rows[row] ?? 0)
      .toSorted((a, b) => (people[b] ?? 0) - (people[a] ?? 0))
}

/** Neighbouring rows are often of one division, whose country is then cached. */
function rowsByCountry(rows: number, division: TextColumn): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>()
  let [last, own]: [string, number[]] = ['', []]
  for (let row = 0; row < rows; row += 1) {
    const text = division(row)
    if (text !== last) {
      const country = text.slice(0, 2)
      own = found.get(country) ?? []
      found.set(country, own)
      last = text
    }
    own.push(row)
  }
  return found
}

/** Ids are sorted, for a binary search. */
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

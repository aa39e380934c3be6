import type { Coordinates } from '@app/domain/kernel'

import { PointGrid } from '../columns/point-grid.ts'
import { openTable } from '../columns/read-column.ts'
import type { ReadPacked } from '../columns/read-packed.ts'
import type { City, CityKind } from './city.ts'

export type NearbyCity = { readonly city: City; readonly km: number }

export type Cities = {
  readonly size: number
  readonly find: (id: number) => City | undefined
  /** Within the distance, the nearest first. */
  readonly near: (from: Coordinates, withinKm: number) => readonly NearbyCity[]
  readonly all: () => Generator<City>
}

/** 2.4 MB: for the server, which reads it once when somebody asks. */
export async function loadCities(read: ReadPacked): Promise<Cities> {
  const table = openTable(await read('cities.json.br'), 'cities', 1)
  const [name, division, kind, timeZone] = ['name', 'division', 'kind', 'timeZone'].map(table.text)
  const [ids, latitudes, longitudes, people] = ['id', 'latitude', 'longitude', 'population'].map(table.numbers)
  if (!name || !division || !kind || !timeZone || !ids || !latitudes || !longitudes || !people) {
    throw new RangeError('columns are missing')
  }
  const cityAt = (row: number): City => {
    const [country = '', region] = division(row).split('|')
    return {
      id: ids[row] ?? 0,
      name: name(row),
      division: region || null,
      country,
      kind: kind(row) as CityKind,
      coordinates: { latitude: latitudes[row] ?? 0, longitude: longitudes[row] ?? 0 },
      population: people[row] || null,
      timeZone: timeZone(row),
    }
  }
  let grid: PointGrid | undefined
  return {
    size: table.rows,
    find: (id) => {
      const row = findRow(ids, id)
      return row === -1 ? undefined : cityAt(row)
    },
    near: (from, withinKm) => {
      grid ??= new PointGrid(latitudes, longitudes)
      return grid.near(from, withinKm).map(({ row, km }) => ({ city: cityAt(row), km }))
    },
    *all() {
      for (let row = 0; row < table.rows; row += 1) yield cityAt(row)
    },
  }
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

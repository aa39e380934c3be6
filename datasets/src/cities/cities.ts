import { type PlacedRows, placedRows } from '../columns/placed-rows.ts'
import { openTable } from '../columns/read-column.ts'
import type { ReadPacked } from '../columns/read-packed.ts'
import type { City, CityKind } from './city.ts'

export type Cities = PlacedRows<City> & {
  readonly find: (id: number) => City | undefined
  /** ISO 3166-1, two letters. */
  readonly inCountry: (country: string) => readonly City[]
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
  let rowsOf: ReadonlyMap<string, readonly number[]> | undefined
  return {
    ...cities,
    inCountry: (country) => {
      rowsOf ??= Map.groupBy(ids.keys(), (row) => division(row).slice(0, 2))
      return (rowsOf.get(country) ?? []).map(at)
    },
    find: (id) => {
      const row = findRow(ids, id)
      return row === -1 ? undefined : at(row)
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

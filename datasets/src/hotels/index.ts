import type { Coordinates } from '@app/domain/kernel'

import { type PlacedRows, placedRows, rowsByCity } from '../columns/placed-rows.ts'
import { openTable } from '../columns/read-column.ts'
import type { ReadPacked } from '../columns/read-packed.ts'

export type Hotel = {
  readonly name: string
  /** ISO 3166-1, two letters. */
  readonly country: string
  /** Of GeoNames; null far from any. */
  readonly cityId: number | null
  readonly coordinates: Coordinates
  /** Null for nearly all of them. */
  readonly stars: number | null
  readonly website: string | null
  readonly phone: string | null
}

/**
 * `hotels-open` is GeoNames (CC BY); `hotels-share-alike` is OpenStreetMap (ODbL), never to be merged into one table.
 */
export type HotelTable = 'hotels-open' | 'hotels-share-alike'

export type Hotels = PlacedRows<Hotel> & {
  readonly table: HotelTable
  /** By name. */
  readonly inCity: (cityId: number) => readonly Hotel[]
}

export async function loadHotels(read: ReadPacked, id: HotelTable): Promise<Hotels> {
  const table = openTable(await read(`${id}.json.br`), id, 1)
  const name = table.text('name')
  const country = table.text('country')
  const stars = table.text('stars')
  const website = table.text('website')
  const phone = table.text('phone')
  const cities = table.numbers('city')
  const { at, ...hotels } = placedRows(table, (row, coordinates): Hotel => ({
    name: name(row),
    country: country(row),
    cityId: cities[row] || null,
    coordinates,
    stars: Number(stars(row)) || null,
    website: website(row) || null,
    phone: phone(row) || null,
  }))
  const rowsIn = rowsByCity(table)
  return { ...hotels, table: id, inCity: (cityId) => rowsIn(cityId).map(at) }
}

/** Only the number in each city: nothing else of the table is kept. */
export async function countHotels(read: ReadPacked, id: HotelTable): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>()
  for (const city of openTable(await read(`${id}.json.br`), id, 1).numbers('city'))
    if (city !== 0) counts.set(city, (counts.get(city) ?? 0) + 1)
  return counts
}

import type { Coordinates } from '@app/domain/kernel'
import type { Weekday } from '@app/domain/place-kinds'

import { type PlacedRows, placedRows, rowsByCity } from '../columns/placed-rows.ts'
import { openTable } from '../columns/read-column.ts'
import type { ReadPacked } from '../columns/read-packed.ts'

/** Written by hand: the main sights with typical values. Nothing was verified on site. */
export type CitySight = {
  /** `sight-2988507-1`: the city and the rank, the best known first. */
  readonly id: string
  readonly cityId: number
  readonly rank: number
  readonly name: string
  readonly otherNames: readonly string[]
  readonly kind: string
  readonly coordinates: Coordinates
  readonly visitMinutes: number
  /** Empty: usually open all week. */
  readonly closedOn: readonly Weekday[]
  /** Otherwise the list only has price bands in dollars, which give no local price. */
  readonly isFree: boolean
  /** One line in our own words. */
  readonly fact: string
}

export type CitySights = Pick<PlacedRows<CitySight>, 'size' | 'near' | 'all'> & {
  /** The best known first; empty for cities outside of the hundred. */
  readonly inCity: (cityId: number) => readonly CitySight[]
}

const FREE = 'f'

export async function loadCitySights(read: ReadPacked): Promise<CitySights> {
  const table = openTable(await read('city-sights.json.br'), 'city-sights', 1)
  const [name, otherNames, kind] = [table.text('name'), table.text('otherNames'), table.text('kind')]
  const [minutes, closedOn] = [table.text('visitMinutes'), table.text('closedOn')]
  const [priceBand, fact] = [table.text('priceBand'), table.text('fact')]
  const cities = table.numbers('city')
  const { at, all, near, size } = placedRows(table, (row, coordinates): CitySight => {
    const cityId = cities[row] ?? 0
    const rank = row - cities.indexOf(cityId) + 1
    return {
      id: `sight-${cityId}-${rank}`,
      cityId,
      rank,
      name: name(row),
      otherNames: otherNames(row).split('|').filter(Boolean),
      kind: kind(row),
      coordinates,
      visitMinutes: Number(minutes(row)),
      closedOn: closedOn(row).split(',').filter(Boolean) as Weekday[],
      isFree: priceBand(row) === FREE,
      fact: fact(row),
    }
  })
  const rowsIn = rowsByCity(table)
  return { size, all, near, inCity: (cityId) => rowsIn(cityId).map(at) }
}

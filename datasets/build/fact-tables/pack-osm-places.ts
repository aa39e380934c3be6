import type { Column } from '../../src/columns/column.ts'
import { textColumn } from '../../src/columns/write-column.ts'
import type { TableRow } from '../city-names/read-table.ts'
import { choices, compare, pointColumns, sparse } from './point-columns.ts'
import { tidyLink } from './tidy-link.ts'

/** Five decimals, a metre: a door in an old town. */
const DEGREE = 100_000
const WHEELCHAIR = new Set(['yes', 'limited', 'no'])
const FEE = new Set(['yes', 'no'])

export function sortOsmPlaces(rows: readonly TableRow[]): readonly TableRow[] {
  return rows.toSorted(
    (a, b) =>
      compare(a['region'], b['region']) ||
      compare(a['kind'], b['kind']) ||
      compare(a['name'], b['name']) ||
      compare(a['osm_id'], b['osm_id']) ||
      Number(a['lat']) - Number(b['lat']),
  )
}

export function packOsmPlaces(rows: readonly TableRow[]): Readonly<Record<string, Column>> {
  return {
    osmId: textColumn(rows.map(({ osm_id = '' }) => osm_id)),
    name: textColumn(rows.map(({ name = '' }) => name)),
    englishName: sparse(rows, 'name_en'),
    kind: choices(rows, 'kind'),
    // A region was read on one day, so both are one column.
    region: choices(rows, ({ region = '', data_date = '' }) => `${region}|${data_date}`),
    ...pointColumns(rows, DEGREE),
    openingHours: sparse(rows, 'opening_hours'),
    cuisine: sparse(rows, 'cuisine'),
    phone: sparse(rows, 'phone'),
    website: sparse(rows, ({ website }) => tidyLink(website)),
    stars: sparse(rows, 'stars'),
    address: sparse(rows, 'addr'),
    wheelchair: sparse(rows, ({ wheelchair = '' }) => (WHEELCHAIR.has(wheelchair) ? wheelchair : '')),
    fee: sparse(rows, ({ fee = '' }) => (FEE.has(fee) ? fee : '')),
    wikidata: sparse(rows, 'wikidata'),
  }
}

import type { Column } from '../../src/columns/column.ts'
import { textColumn } from '../../src/columns/write-column.ts'
import type { TableRow } from '../city-names/read-table.ts'
import { byCity, cityColumns, compare, pointColumns, sparse } from './point-columns.ts'
import { tidyLink } from './tidy-link.ts'

const SHARE_ALIKE = 'ODbL-1.0'
const OPEN = 'CC-BY-4.0'

export function splitHotels(rows: readonly TableRow[]): {
  readonly open: readonly TableRow[]
  readonly shareAlike: readonly TableRow[]
} {
  const sorted = rows
    // A URL instead of a name.
    .filter(({ name = '' }) => !/^https?:/i.test(name))
    .toSorted(
      (a, b) =>
        byCity(a, b) ||
        compare(a['name'], b['name']) ||
        Number(a['lat']) - Number(b['lat']) ||
        Number(a['lon']) - Number(b['lon']),
    )
  const foreign = sorted.find(({ licence }) => licence !== OPEN && licence !== SHARE_ALIKE)
  if (foreign) throw new RangeError(`a licence without a file: ${foreign['licence']}`)
  return {
    open: sorted.filter(({ licence }) => licence === OPEN),
    shareAlike: sorted.filter(({ licence }) => licence === SHARE_ALIKE),
  }
}

export function packHotels(rows: readonly TableRow[]): Readonly<Record<string, Column>> {
  return {
    name: textColumn(rows.map(({ name = '' }) => name)),
    ...cityColumns(rows),
    ...pointColumns(rows),
    stars: sparse(rows, 'stars'),
    website: sparse(rows, ({ website }) => tidyLink(website)),
    phone: sparse(rows, 'phone'),
  }
}

import type { TableRow } from '../city-names/read-table.ts'
import { lineOf } from '../packed-text.ts'

/** The city beside a site is the one that the table of places found by distance and size. */
export function packUnescoSites(rows: readonly TableRow[], places: readonly TableRow[]): readonly string[] {
  const cities = new Map(places.map(({ id = '', city_geonameid = '' }) => [id, city_geonameid]))
  return rows
    .toSorted((a, b) => Number(a['unesco_id']) - Number(b['unesco_id']))
    .map((row) =>
      lineOf(
        row['unesco_id'] ?? '',
        row['name'] ?? '',
        (row['category'] ?? '').toLowerCase(),
        (row['criteria'] ?? '').replaceAll(/[()]+/g, ' ').trim(),
        row['year_inscribed'] ?? '',
        row['countries'] ?? '',
        Number(row['lat']),
        Number(row['lon']),
        row['components'] ?? '',
        cities.get(`unesco-${row['unesco_id']}`) ?? '',
      ),
    )
}

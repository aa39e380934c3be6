/** Open Database Licence: shown with its source, and never merged into one table with rows of other licences. */
import { type PlacedRows, placedRows } from '../columns/placed-rows.ts'
import { openTable } from '../columns/read-column.ts'
import type { ReadPacked } from '../columns/read-packed.ts'
import type { OsmPlace } from './osm-place.ts'

const TEXTS = [
  'osmId',
  'name',
  'englishName',
  'kind',
  'region',
  'openingHours',
  'cuisine',
  'phone',
  'website',
  'stars',
  'address',
  'wheelchair',
  'fee',
  'wikidata',
] as const

export type OsmPlaces = PlacedRows<OsmPlace>

export async function loadOsmPlaces(read: ReadPacked): Promise<OsmPlaces> {
  const table = openTable(await read('osm-places.json.br'), 'osm-places', 1)
  const columns = new Map(TEXTS.map((name) => [name, table.text(name)]))
  const { at: _, ...places } = placedRows(table, (row, coordinates): OsmPlace => {
    const text = (name: (typeof TEXTS)[number]): string | null => columns.get(name)?.(row) || null
    const [region = '', mapDate = ''] = (text('region') ?? '').split('|')
    return {
      osmId: text('osmId'),
      name: text('name'),
      englishName: text('englishName'),
      kind: text('kind') ?? '',
      region,
      mapDate,
      coordinates,
      openingHours: text('openingHours'),
      cuisine: text('cuisine'),
      phone: text('phone'),
      website: text('website'),
      stars: Number(text('stars')) || null,
      address: text('address'),
      wheelchair: text('wheelchair') as OsmPlace['wheelchair'],
      fee: text('fee') as OsmPlace['fee'],
      wikidataId: text('wikidata'),
    }
  })
  return places
}

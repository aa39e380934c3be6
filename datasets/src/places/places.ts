import { type PlacedRows, placedRows, rowsByCity } from '../columns/placed-rows.ts'
import { openTable } from '../columns/read-column.ts'
import type { ReadPacked } from '../columns/read-packed.ts'
import type { Place, PlaceGroup } from './place.ts'

/**
 * `places-open` is free of conditions; `places-share-alike` is CC BY-SA 3.0, and so are works derived from it. They may
 * be shown side by side, each with its source, and are never merged into one table.
 */
export type PlaceTable = 'places-open' | 'places-share-alike'

export type Places = PlacedRows<Place> & {
  readonly table: PlaceTable
  /** The most named first. */
  readonly inCity: (cityId: number) => readonly Place[]
}

export async function loadPlaces(read: ReadPacked, id: PlaceTable): Promise<Places> {
  const table = openTable(await read(`${id}.json.br`), id, 1)
  const text = {
    id: table.text('id'),
    name: table.text('name'),
    language: table.text('language'),
    latinName: table.text('latinName'),
    otherNames: table.text('otherNames'),
    kind: table.text('kind'),
    group: table.text('group'),
    groupBasis: table.text('groupBasis'),
    country: table.text('country'),
    sources: table.text('sources'),
    popularity: table.text('popularity'),
    unesco: table.text('unesco'),
    visitors: table.text('visitors'),
  }
  const cities = table.numbers('city')
  const { at, ...places } = placedRows(table, (row, coordinates): Place => ({
    id: text.id(row),
    name: text.name(row),
    language: text.language(row),
    latinName: text.latinName(row) || null,
    otherNames: text.otherNames(row).split('|').filter(Boolean).map(toName),
    kind: text.kind(row),
    group: text.group(row) as PlaceGroup,
    groupBasis: text.groupBasis(row) as Place['groupBasis'],
    country: text.country(row),
    cityId: cities[row] || null,
    coordinates,
    sources: text.sources(row).split('+'),
    popularity: Number(text.popularity(row)),
    isUnescoSite: text.unesco(row) === '1',
    visitorsPerYear: Number(text.visitors(row)) || null,
  }))
  const rowsIn = rowsByCity(table)
  return { ...places, table: id, inCity: (cityId) => rowsIn(cityId).map(at) }
}

function toName(text: string): Place['otherNames'][number] {
  const [language = '', ...name] = text.split(':')
  return { language, name: name.join(':') }
}

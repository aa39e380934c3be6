import { parseNames, themeSharesOf, themeSharesText, toSight } from '@app/domain/guide'

import { headOf } from '../packed-text.ts'
import type { RegisteredTable } from '../registered-table.ts'
import { packColumn } from './pack-table.ts'
import type { GuideSource, SourceRow } from './read-guide.ts'
import { NAME_LANGUAGES } from './tables.ts'

const COPIED = {
  id: 'id',
  name: 'name',
  localName: 'local_name',
  kind: 'kind',
  countries: 'country',
  latitude: 'lat',
  longitude: 'lon',
  radiusKm: 'radius_km',
  parent: 'parent',
  airports: 'airports',
  bases: 'bases',
  daysMin: 'days_min',
  daysIdeal: 'days_ideal',
  daysMax: 'days_max',
  bestMonths: 'best_months',
  avoidMonths: 'avoid_months',
  rank: 'rank',
  state: 'state',
} as const

/** The number of the part that contains each destination. */
type PartOf = ReadonlyMap<string, number>

/** Every destination with its names and the traits by which it is suggested, sorted by popularity. */
export function packIndex(
  { tables, countries }: GuideSource,
  partOf: PartOf,
  table: RegisteredTable,
): { readonly text: string; readonly rows: number } {
  const rows = tables.destinations.toSorted((a, b) => Number(a.cells['rank']) - Number(b.cells['rank']))
  const written = new Map(tables.names.map(({ cells }) => [cells['id'] ?? '', cells]))
  const names = rows.map((row) => namesOf(row, written.get(row.cells['id'] ?? '')))
  const languages = [...new Set(names.flatMap((each) => [...each.keys()]))].toSorted()
  const columns: readonly (readonly [name: string, values: readonly string[]])[] = [
    ...Object.entries(COPIED).map(([name, column]) => [name, rows.map(({ cells }) => cells[column] ?? '')] as const),
    ['themes', rows.map((row) => themesOf(row, tables))],
    ['room', rows.map((row) => roomOf(row, countries))],
    ['part', rows.map(({ cells }) => String(partOf.get(cells['id'] ?? '') ?? 0))],
    ...languages.map(
      (language) => [`name:${language}`, names.map((each) => (each.get(language) ?? []).join('|'))] as const,
    ),
  ]
  const packed = columns.flatMap(([name, values]) => {
    const column = packColumn(values)
    return column === null ? [] : [`${JSON.stringify(name)}:${JSON.stringify(column)}`]
  })
  const codes = countries.map(({ cells }) => cells['country'] ?? '').join('')
  const head = JSON.stringify({ ...headOf(table), status: 'editorial', rows: rows.length, countries: codes })
  return { text: `${head.slice(0, -1)},\n"columns":{\n${packed.join(',\n')}}}\n`, rows: rows.length }
}

/** A route through a country has the sights of all of it. */
function themesOf({ cells: { id, kind }, country }: SourceRow, { sights }: GuideSource['tables']): string {
  const own = sights.filter((row) => (kind === 'country-route' ? row.country === country : row.cells['dest'] === id))
  return themeSharesText(themeSharesOf(own.map(({ cells }) => toSight((column) => cells[column] ?? ''))))
}

/** The price of a double room in its country, by which destinations are compared. */
function roomOf({ country }: SourceRow, countries: GuideSource['countries']): string {
  return countries.find((each) => each.country === country)?.cells['p_hotel_double'] ?? ''
}

/** Names from the names table before other search terms, each once. */
function namesOf({ cells }: SourceRow, more: SourceRow['cells'] = {}): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>()
  const add = (language: string, name: string): void => {
    const known = names.get(language) ?? []
    if (name !== '' && !known.includes(name)) names.set(language, [...known, name])
  }
  for (const column of NAME_LANGUAGES) add(column === 'id_ID' ? 'id' : column, more[column] ?? '')
  for (const { language, name } of parseNames(cells['aka'] ?? '') ?? []) add(language, name)
  return names
}

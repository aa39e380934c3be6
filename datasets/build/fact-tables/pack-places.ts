import type { Column } from '../../src/columns/column.ts'
import { textColumn } from '../../src/columns/write-column.ts'
import type { TableRow } from '../city-names/read-table.ts'
import { lineOf } from '../packed-text.ts'
import { byCity, choices, cityColumns, compare, pointColumns, sparse } from './point-columns.ts'

const SHARE_ALIKE = 'CC-BY-SA-3.0'
/** Sites named only by UNESCO are a separate table. */
const ELSEWHERE = 'UNESCO-list-facts'

/** The most named of a city first. */
export function splitPlaces(rows: readonly TableRow[]): {
  readonly open: readonly TableRow[]
  readonly shareAlike: readonly TableRow[]
} {
  const sorted = rows.toSorted(
    (a, b) => byCity(a, b) || Number(b['popularity']) - Number(a['popularity']) || compare(a['id'], b['id']),
  )
  const open = sorted.filter(({ licence }) => licence !== SHARE_ALIKE && licence !== ELSEWHERE)
  const foreign = open.find(({ licence = '' }) => !licence.startsWith('CC0-1.0'))
  if (foreign) throw new RangeError(`a licence without a file: ${foreign['licence']}`)
  return { open, shareAlike: sorted.filter(({ licence }) => licence === SHARE_ALIKE) }
}

export function packPlaces(rows: readonly TableRow[]): Readonly<Record<string, Column>> {
  return {
    id: textColumn(rows.map(({ id = '' }) => id)),
    name: textColumn(rows.map(({ name = '' }) => name)),
    language: choices(rows, 'name_lang'),
    latinName: sparse(rows, 'name_translit'),
    otherNames: sparse(rows, 'names_other'),
    kind: choices(rows, 'kind'),
    group: choices(rows, 'group'),
    groupBasis: choices(rows, 'group_basis'),
    ...cityColumns(rows),
    ...pointColumns(rows),
    sources: choices(rows, 'source'),
    popularity: choices(rows, 'popularity'),
    tier: choices(rows, 'wikidata_tier'),
    unesco: sparse(rows, ({ unesco }) => (unesco === '1' ? '1' : '')),
    visitors: sparse(rows, 'visitors_per_year'),
  }
}

/** Without the number of hotels, which is partly under another share-alike licence. */
export function packCityCoverage(rows: readonly TableRow[]): readonly string[] {
  const names = ['geonameid', 'see', 'do', 'eat', 'drink', 'sleep', 'buy', 'notable', 'coverage']
  return rows
    .toSorted((a, b) => Number(a['geonameid']) - Number(b['geonameid']))
    .map((row) => lineOf(...names.map((name) => row[name] ?? '')))
}

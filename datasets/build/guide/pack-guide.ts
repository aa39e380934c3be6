/** The packed guide: an index of all destinations, and one or more files per country. */
import { gzipSync } from 'node:zlib'

import { guideFile, PLACE_NAMES_FILE } from '../../src/guide/guide-file.ts'
import type { PackedFile, PackedPart } from '../packed-file.ts'
import { headOf } from '../packed-text.ts'
import type { RegisteredTable } from '../registered-table.ts'
import { checkGuide, errorsIn } from './check-guide.ts'
import { loadGuideFacts } from './facts.ts'
import { packIndex } from './pack-index.ts'
import { packPlaceNames } from './pack-place-names.ts'
import { packTable } from './pack-table.ts'
import { lineOfProblem } from './problem.ts'
import { type GuideSource, readGuide, type SourceRow } from './read-guide.ts'
import { byTable, TABLE_NAMES, type TableName } from './tables.ts'

/** In gzip. A larger country is split by destinations. */
export const MOST_PART_BYTES = 60_000
const MOST_PARTS = 20

type Tables = Readonly<Record<TableName, readonly SourceRow[]>>

/** Refuses a guide with an error, and names the file and line. */
export async function packGuide(table: RegisteredTable, folder?: string): Promise<PackedFile> {
  const source = await readGuide(folder)
  const errors = errorsIn(checkGuide(source, await loadGuideFacts()))
  if (errors.length > 0) throw new Error(`The guide has errors:\n${errors.map(lineOfProblem).join('\n')}`)
  return packSource(source, table)
}

export function packSource(source: GuideSource, table: RegisteredTable): PackedFile {
  const partOf = new Map<string, number>()
  const parts = foldersOf(source).flatMap((folder) => {
    const files = packCountry(folder, tablesOf(source, folder.country), table)
    for (const { part, destinations } of files) for (const id of destinations) partOf.set(id, part)
    return files
  })
  const { text, rows } = packIndex(source, partOf, table)
  const names = { file: PLACE_NAMES_FILE, text: packPlaceNames(source, table) }
  return { table, text, rows, parts: [...parts.map(({ file, text }) => ({ file, text })), names] }
}

type Folder = Pick<SourceRow, 'country' | 'cells'> & { readonly hasFacts: boolean }

/** A folder without country.tsv has destinations only, as Antarctica. */
function foldersOf({ countries, tables }: GuideSource): readonly Folder[] {
  const known = new Set(countries.map(({ country }) => country))
  const others = new Set(tables.destinations.map(({ country }) => country).filter((country) => !known.has(country)))
  const newest =
    countries
      .map(({ cells }) => cells['as_of'] ?? '')
      .toSorted()
      .at(-1) ?? ''
  return [
    ...countries.map(({ country, cells }) => ({ country, cells, hasFacts: true })),
    ...[...others].map((country) => ({ country, cells: { as_of: newest }, hasFacts: false })),
  ]
}

/** Rows of the folder, and legs of other folders that end in it. */
function tablesOf({ tables }: GuideSource, country: string): Tables {
  const own = byTable((name) => tables[name].filter((row) => row.country === country))
  const ids = new Set(own.destinations.map(({ cells }) => cells['id']))
  const legs = tables.legs.filter(({ cells }) => ids.has(endOf(cells, 'from')) || ids.has(endOf(cells, 'to')))
  return { ...own, legs }
}

function endOf(cells: SourceRow['cells'], column: 'from' | 'to'): string {
  return (cells[column] ?? '').split('/')[0] ?? ''
}

type CountryPart = PackedPart & { readonly part: number; readonly destinations: readonly string[] }

function packCountry(country: Folder, tables: Tables, table: RegisteredTable): readonly CountryPart[] {
  for (let count = 0; count <= MOST_PARTS; count += 1) {
    const parts = packInParts(country, tables, table, count)
    if (parts.every(({ text }) => gzipSync(text, { level: 9 }).length <= MOST_PART_BYTES)) return parts
  }
  throw new RangeError(`${country.country.toLowerCase()}: a destination weighs more than ${MOST_PART_BYTES} bytes`)
}

/** `moreParts` 0: everything in one file. */
function packInParts(
  country: Folder,
  tables: Tables,
  table: RegisteredTable,
  moreParts: number,
): readonly CountryPart[] {
  const groups = divide(tables, moreParts)
  const shared = new Set(['destinations', 'routes'])
  const fileOf = (part: number, ids: readonly string[], isHere: (name: TableName, row: SourceRow) => boolean) => {
    const head = {
      ...headOf(table),
      status: 'editorial',
      asOf: country.cells['as_of'] ?? '',
      moreParts: part === 0 ? moreParts : 0,
      country: part === 0 && country.hasFacts ? country.cells : null,
    }
    const packed = TABLE_NAMES.flatMap((name) => {
      const rows = tables[name].filter((row) => isHere(name, row))
      return rows.length === 0 ? [] : [`${JSON.stringify(name)}:${packTable(rows)}`]
    })
    const text = `${JSON.stringify(head).slice(0, -1)},\n"tables":{\n${packed.join(',\n')}}}\n`
    return { file: guideFile(country.country, part), part, destinations: ids, text }
  }
  if (moreParts === 0) return [fileOf(0, groups.flat(), isSightName)]
  return [
    fileOf(0, [], (name, row) => shared.has(name) || ownersOf(name, row).includes(country.country)),
    ...groups.map((group, index) => {
      const ids = new Set(group)
      return fileOf(index + 1, group, (name, row) => {
        return !shared.has(name) && isSightName(name, row) && ownersOf(name, row).some((id) => ids.has(id))
      })
    }),
  ]
}

/** Names of destinations are in the index. */
function isSightName(name: TableName, row: SourceRow): boolean {
  return name !== 'names' || (row.cells['id'] ?? '').includes('.')
}

/** The destinations that a row belongs to, or the country. */
function ownersOf(name: TableName, { cells }: SourceRow): readonly string[] {
  if (name === 'legs') return [endOf(cells, 'from'), endOf(cells, 'to')]
  if (name === 'names') return [(cells['id'] ?? '').split('.')[0] ?? '']
  return [cells['dest'] ?? cells['scope'] ?? cells['id'] ?? '']
}

/** Neighbours together, in groups of similar size: those with one parent are mostly opened together. */
function divide(tables: Tables, count: number): readonly (readonly string[])[] {
  const weights = new Map<string, number>()
  for (const name of TABLE_NAMES)
    for (const row of tables[name])
      for (const id of ownersOf(name, row))
        weights.set(id, (weights.get(id) ?? 0) + Object.values(row.cells).join('').length)
  const ordered = tables.destinations
    .map(({ cells }) => ({ id: cells['id'] ?? '', parent: cells['parent'] ?? '' }))
    .toSorted((a, b) => (`${a.parent} ${a.id}` < `${b.parent} ${b.id}` ? -1 : 1))
  const total = ordered.reduce((sum, { id }) => sum + (weights.get(id) ?? 0), 0)
  const groups: string[][] = Array.from({ length: Math.max(1, count) }, () => [])
  let before = 0
  for (const { id } of ordered) {
    const weight = weights.get(id) ?? 0
    // By its middle, so that a large one does not fall into the previous group.
    const group = Math.min(groups.length - 1, Math.floor(((before + weight / 2) / total) * groups.length))
    groups[group]?.push(id)
    before += weight
  }
  return groups
}

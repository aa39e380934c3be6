import type { Column } from '../../src/columns/column.ts'
import { choiceColumn, sparseColumn, textColumn } from '../../src/columns/write-column.ts'
import type { TableRow } from '../city-names/read-table.ts'

/**
 * A square matrix of passports and destinations, in the order of one list of countries. `applied` are corrections that the
 * matrix has already; `own` are those that our editors read later, and win.
 */
export function packVisas(
  rows: readonly TableRow[],
  { applied, own }: { readonly applied: readonly TableRow[]; readonly own: readonly TableRow[] },
): { readonly rows: number; readonly columns: Readonly<Record<string, Column>> } {
  const countries = [...new Set(rows.map(({ passport = '' }) => passport))].toSorted()
  const cells = new Map([...rows, ...own].map((row) => [pairOf(row), row]))
  const notes = new Map([...applied, ...own].map((row) => [pairOf(row), noteOf(row)]))
  const pairs = countries.flatMap((passport) => countries.map((destination) => `${passport} ${destination}`))
  return {
    rows: pairs.length,
    columns: {
      country: textColumn(countries),
      rule: choiceColumn(
        pairs.map((pair) => {
          const cell = cells.get(pair)
          if (!cell) throw new RangeError(`no rule for ${pair}`)
          return `${cell['requirement']}|${cell['days'] ?? ''}`
        }),
      ),
      note: sparseColumn(pairs.map((pair) => notes.get(pair) ?? '')),
    },
  }
}

function pairOf(row: TableRow): string {
  return `${row['passport']} ${row['destination']}`
}

function noteOf(row: TableRow): string {
  const [note = '', url = '', from = '', to = '', checked = ''] = [
    'note',
    'source_url',
    'valid_from',
    'valid_to',
    'checked',
  ].map((name) => row[name] ?? '')
  if ([note, url].some((text) => text.includes('|'))) throw new RangeError(`a note with a bar: ${note}`)
  return [note, url, from, to, checked].join('|')
}

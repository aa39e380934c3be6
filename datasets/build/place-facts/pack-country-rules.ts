/** What governments say about a country: advice, entry, health. */
import type { TableRow } from '../city-names/read-table.ts'
import { lineOf } from '../packed-text.ts'

const linesOf = (rows: readonly TableRow[], names: readonly string[]): readonly string[] =>
  rows.map((row) => lineOf(...names.map((name) => row[name] ?? ''))).toSorted()

export function packAdvisories(rows: readonly TableRow[]): readonly string[] {
  return linesOf(rows, [
    'country',
    'authority',
    'level',
    'native_level',
    'highest_regional_level',
    'applies_to',
    'updated',
    'checked',
    'url',
  ])
}

export function packPassportValidity(rows: readonly TableRow[]): readonly string[] {
  return linesOf(rows, [
    'country',
    'authority',
    'validity',
    'unit',
    'counted_from',
    'blank_pages',
    'issued_within_10_years',
    'checked',
    'url',
  ])
}

/** Yellow fever and malaria of one country stand on one page of the source, so they share a line. */
export function packHealthRules(yellowFever: readonly TableRow[], malaria: readonly TableRow[]): readonly string[] {
  const byCountry = new Map(malaria.map((row) => [row['country'], row]))
  return yellowFever
    .map((row) => {
      const mosquitoes = byCountry.get(row['country'])
      return lineOf(
        row['country'] ?? '',
        row['risk'] ?? '',
        row['entry_requirement'] ?? '',
        row['listed_countries'] ?? '',
        mosquitoes?.['risk'] ?? '',
        mosquitoes?.['medication'] ?? '',
        row['checked'] ?? '',
        row['url'] ?? '',
      )
    })
    .toSorted()
}

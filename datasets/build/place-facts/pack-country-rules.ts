/** Government information about a country: advice, entry, health. */
import type { TableRow } from '../city-names/read-table.ts'
import { lineOf } from '../packed-text.ts'

/**
 * The source lists these under the islands first; the rules on both pages are the same, and the country's page is
 * meant.
 */
const PAGES_OF_ISLANDS: readonly (readonly [string, string])[] = [
  ['travel.gc.ca/destinations/canary-islands', 'travel.gc.ca/destinations/spain'],
  ['travel.gc.ca/destinations/azores', 'travel.gc.ca/destinations/portugal'],
]

function ofCountry(line: string): string {
  return PAGES_OF_ISLANDS.reduce((text, [islands, country]) => text.replace(islands, country), line)
}

const linesOf = (rows: readonly TableRow[], names: readonly string[]): readonly string[] =>
  rows.map((row) => ofCountry(lineOf(...names.map((name) => row[name] ?? '')))).toSorted()

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

/** Yellow fever and malaria of one country are on one page of the source, so they share a line. */
export function packHealthRules(yellowFever: readonly TableRow[], malaria: readonly TableRow[]): readonly string[] {
  const byCountry = new Map(malaria.map((row) => [row['country'], row]))
  return yellowFever
    .map((row) => {
      const mosquitoes = byCountry.get(row['country'])
      return ofCountry(
        lineOf(
          row['country'] ?? '',
          row['risk'] ?? '',
          row['entry_requirement'] ?? '',
          row['listed_countries'] ?? '',
          mosquitoes?.['risk'] ?? '',
          mosquitoes?.['medication'] ?? '',
          row['checked'] ?? '',
          row['url'] ?? '',
        ),
      )
    })
    .toSorted()
}

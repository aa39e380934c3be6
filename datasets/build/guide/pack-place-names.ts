import { headOf } from '../packed-text.ts'
import type { RegisteredTable } from '../registered-table.ts'
import type { GuideSource, SourceRow } from './read-guide.ts'
import { NAME_LANGUAGES } from './tables.ts'

const LEAST_IMPORTANCE = 4
/** "Guatapé & El Peñol rock" are two names. */
const PARTS = /\s*(?:[&/(),:]| and )\s*/

/** The places inside a destination by all their names: a message may name only one of them. */
export function packPlaceNames({ tables }: GuideSource, table: RegisteredTable): string {
  const written = new Map(tables.names.map(({ cells }) => [cells['id'] ?? '', cells]))
  const isKnown = ({ cells }: SourceRow): boolean =>
    Number(cells['importance']) >= LEAST_IMPORTANCE || cells['kind'] === 'trail'
  const places = [
    ...tables.sights.filter(isKnown),
    ...tables['day-trips'],
    ...tables.areas.filter(({ cells }) => cells['base'] === 'yes'),
  ]
  const byDestination = new Map<string, Set<string>>()
  for (const { cells } of places) {
    const destination = cells['dest'] ?? ''
    const names = byDestination.get(destination) ?? new Set<string>()
    const other = written.get(cells['id'] ?? '')
    const said = [cells['name'], cells['local_name'], ...NAME_LANGUAGES.map((language) => other?.[language])]
    for (const name of said.flatMap((each) => (each ?? '').split(PARTS)).filter(Boolean)) names.add(name)
    byDestination.set(destination, names)
  }
  const rows = [...byDestination].map(([destination, names]) => [destination, ...names].join('|'))
  return `${JSON.stringify({ ...headOf(table), status: 'editorial', rows })}\n`
}

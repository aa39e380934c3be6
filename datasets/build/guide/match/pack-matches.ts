/** Which places are a sight of the guide: one table per licence, because share-alike ids stay in files of their own. */
import type { PackedFile } from '../../packed-file.ts'
import { lineOf, packedText } from '../../packed-text.ts'
import { type RegisteredTable, tableById } from '../../registered-table.ts'
import { openGuide } from '../guide.ts'
import { readGuide } from '../read-guide.ts'
import { loadCandidates, type MatchLicence } from './candidates.ts'
import { type Match, matchSights } from './match-sights.ts'

const LICENCES: readonly MatchLicence[] = ['open', 'wikivoyage', 'osm']

/** After the tables of places are packed. */
export async function packMatches(tables: readonly RegisteredTable[]): Promise<readonly PackedFile[]> {
  const { matches } = matchSights(openGuide(await readGuide()), await loadCandidates())
  const table = tableById(tables)
  return LICENCES.map((licence) => {
    const rows = linesOf(matches.filter(({ candidate }) => candidate.licence === licence))
    const registered = table(`guide-matches-${licence}`)
    return { table: registered, text: packedText(registered, { rows }), rows: rows.length }
  })
}

/** `lisbon.belem-tower|Q215003 unesco-263`, the most alike first. */
function linesOf(matches: readonly Match[]): readonly string[] {
  const bySight = Map.groupBy(matches, ({ sight }) => sight.id)
  return [...bySight].map(([id, found]) => lineOf(id, found.map(({ candidate }) => candidate.id).join(' '))).toSorted()
}

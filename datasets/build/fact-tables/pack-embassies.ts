import type { EmbassyKind } from '../../src/embassies/embassy.ts'
import type { TableRow } from '../city-names/read-table.ts'
import { lineOf } from '../packed-text.ts'

/** The first word that fits decides: Wikidata also holds classes of one country, such as `British High Commission`. */
const KINDS: readonly (readonly [RegExp, EmbassyKind])[] = [
  [/honorary consulate/i, 'honorary-consulate'],
  [/de facto embassy|taipei representative/i, 'de-facto-embassy'],
  [/de facto consulate/i, 'de-facto-consulate'],
  [/assistant high commission/i, 'consulate'],
  [/high commission/i, 'high-commission'],
  [/consulate general/i, 'consulate-general'],
  [/consul/i, 'consulate'],
  [/apostolic/i, 'nunciature'],
  [/embassy|diplomatic mission/i, 'embassy'],
]

/** By the country that runs them, then by the one they stand in. */
export function packEmbassies(rows: readonly TableRow[]): readonly string[] {
  return rows.map(toLine).toSorted()
}

function toLine(row: TableRow): string {
  // A point in another country than the host is wrong, and one to be led to is worse than none.
  const isPlaced = row['coords_in_host'] === '1'
  return lineOf(
    row['operator_country'] ?? '',
    row['host_country'] ?? '',
    row['city'] ?? '',
    KINDS.find(([pattern]) => pattern.test(row['type'] ?? ''))?.[1] ?? 'office',
    isPlaced ? toMetres(row['lat']) : '',
    isPlaced ? toMetres(row['lon']) : '',
    row['website'] ?? '',
    row['phone'] ?? '',
    row['wikidata_id'] ?? '',
  )
}

/** Four decimals are about ten metres: the right door. */
function toMetres(degrees = ''): number {
  return Math.round(Number(degrees) * 1e4) / 1e4
}

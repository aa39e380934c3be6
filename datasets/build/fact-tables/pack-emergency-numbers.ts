import type { TableRow } from '../city-names/read-table.ts'
import { lineOf } from '../packed-text.ts'

/** The British pages say that no central number works here, so agreement of the others proves little. */
const DOUBTFUL = new Set(['CD', 'SS'])

export function packEmergencyNumbers(rows: readonly TableRow[]): readonly string[] {
  return rows
    .map((row) =>
      lineOf(
        ...['country', 'police', 'ambulance', 'fire', 'general', 'source', 'n_sources'].map((name) => row[name] ?? ''),
        [row['agree_police'], row['agree_ambulance'], row['agree_fire']].join(' '),
        DOUBTFUL.has(row['country'] ?? '') ? 'low' : (row['confidence'] ?? ''),
      ),
    )
    .toSorted()
}

import type { TableRow } from '../city-names/read-table.ts'
import { lineOf } from '../packed-text.ts'

/** A number that a law sets for many countries, overriding the tables. */
export type NumberByLaw = { readonly number: string; readonly countries: ReadonlySet<string> }

/** The British pages say that no central number works here, so that the others agree proves little. */
const DOUBTFUL = new Set(['CD', 'SS'])
/** The register's id of the law. */
const LAW = 'EU-112'

export function packEmergencyNumbers(rows: readonly TableRow[], byLaw: NumberByLaw): readonly string[] {
  return rows
    .map((row) => {
      const [country = '', general = ''] = [row['country'], row['general']]
      const isByLaw = byLaw.countries.has(country)
      return lineOf(
        country,
        ...['police', 'ambulance', 'fire'].map((name) => row[name] ?? ''),
        isByLaw ? withFirst(byLaw.number, general) : general,
        ...['source', 'n_sources'].map((name) => row[name] ?? ''),
        [row['agree_police'], row['agree_ambulance'], row['agree_fire']].join(' '),
        DOUBTFUL.has(country) ? 'low' : (row['confidence'] ?? ''),
        isByLaw ? LAW : '',
      )
    })
    .toSorted()
}

function withFirst(number: string, others: string): string {
  return [number, ...others.split(' ').filter((other) => other !== '' && other !== number)].join(' ')
}

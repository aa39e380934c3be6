import type { TableRow } from '../city-names/read-table.ts'
import { lineOf } from '../packed-text.ts'

const ALLIANCES: Readonly<Record<string, string>> = { OneWorld: 'oneworld', Skyteam: 'SkyTeam' }
const WIKIPEDIA = 'https://en.wikipedia.org/wiki/'
/** From OpenFlights, whose licence requires a separate table. */
const APART = 'openflights'

/** The list marks alliances with a star; they operate no flights. */
function keep(rows: readonly TableRow[]): readonly TableRow[] {
  return rows.filter(({ iata = '' }) => /^[A-Z0-9]{2}$/.test(iata))
}

export function packAirlines(rows: readonly TableRow[]): readonly string[] {
  return keep(rows)
    .map((row) => {
      const basis = row['country_basis'] ?? ''
      const isOwn = basis !== APART
      const link = row['wikipedia_url'] ?? ''
      return lineOf(
        row['iata'] ?? '',
        row['icao'] ?? '',
        row['name'] ?? '',
        isOwn ? (row['country'] ?? '') : '',
        isOwn ? basis : '',
        ALLIANCES[row['alliance'] ?? ''] ?? row['alliance'] ?? '',
        row['flights_per_year'] ?? '',
        link.startsWith(WIKIPEDIA) ? link.slice(WIKIPEDIA.length) : '',
      )
    })
    .toSorted()
}

/** Lines of `LH|DLH|DE`. */
export function packAirlineCountries(rows: readonly TableRow[]): readonly string[] {
  return keep(rows)
    .filter(({ country, country_basis }) => country_basis === APART && country)
    .map(({ iata = '', icao = '', country = '' }) => lineOf(iata, icao, country))
    .toSorted()
}

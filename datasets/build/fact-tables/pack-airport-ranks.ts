import type { TableRow } from '../city-names/read-table.ts'
import type { RawAirport } from '../pack-airports.ts'
import { lineOf } from '../packed-text.ts'

const KINDS: Readonly<Record<string, string>> = {
  A: 'airport',
  CA: 'airport',
  R: 'rail',
  H: 'heliport',
  B: 'bus',
  P: 'port',
}
const SIZES: Readonly<Record<string, string>> = {
  large_airport: 'large',
  medium_airport: 'medium',
  small_airport: 'small',
}

/** The most important first; one in a million is as fine as the source is. */
export function packAirportRanks(rows: readonly TableRow[], airports: readonly RawAirport[]): readonly string[] {
  const sizes = new Map(airports.map(({ iata_code, type }) => [iata_code, SIZES[type] ?? '']))
  return rows
    .map(({ iata = '', pagerank, location_type = '' }) => {
      const kind = KINDS[location_type]
      if (!kind) throw new RangeError(`not a kind of stop: ${location_type}`)
      return { iata, rank: Math.round(Number(pagerank) * 1e6), kind }
    })
    .toSorted((a, b) => b.rank - a.rank || (a.iata < b.iata ? -1 : 1))
    .map(({ iata, rank, kind }) => lineOf(iata, rank, kind, kind === 'airport' ? (sizes.get(iata) ?? '') : ''))
}

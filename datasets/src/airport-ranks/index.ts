import packed from '../../packed/airport-ranks.json' with { type: 'json' }

export type StopKind = 'airport' | 'rail' | 'heliport' | 'bus' | 'port'

export type AirportRank = {
  /** IATA. */
  readonly code: string
  /** 1 is the most important. */
  readonly place: number
  /** Its centrality in the network of flights: 0 to 1. */
  readonly importance: number
  readonly kind: StopKind
  /** Null when the register of airports does not contain it. */
  readonly size: 'large' | 'medium' | 'small' | null
}

/** The most important first. */
export const AIRPORT_RANKS: readonly AirportRank[] = packed.rows.map((line, index) => {
  const [code = '', importance, kind, size] = line.split('|')
  return {
    code,
    place: index + 1,
    importance: Number(importance) / 1e6,
    kind: kind as StopKind,
    size: size ? (size as AirportRank['size']) : null,
  }
})

const byCode = new Map(AIRPORT_RANKS.map((rank) => [rank.code, rank]))

export function rankOfAirport(code: string): AirportRank | undefined {
  return byCode.get(code.trim().toUpperCase())
}

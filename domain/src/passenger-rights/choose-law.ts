import type { FlightDisruption } from './flight-disruption.ts'
import { type Regime, EU_261, UK_261 } from './regimes/regime.ts'

export type ChosenLaw =
  | { readonly kind: 'applies'; readonly regime: Regime }
  /** It is this law if it binds the carrier abroad. */
  | {
      readonly kind: 'depends'
      readonly regime: Regime
      readonly missing: 'operatedByEeaCarrier' | 'operatedByUkCarrier'
    }
  | { readonly kind: 'none'; readonly regime: Regime }

/**
 * EU-1 and UK-1: the place of departure decides; from elsewhere the carrier does. A flight into the United Kingdom is
 * covered with a carrier of either side, one into the European Union with an EU carrier, or by British law with a
 * British one.
 */
export function chooseLaw(flight: FlightDisruption): ChosenLaw {
  const { operatedByEeaCarrier: isEea, operatedByUkCarrier: isUk } = flight
  if (flight.departsFromEea) return { kind: 'applies', regime: EU_261 }
  if (flight.departsFromUk) return { kind: 'applies', regime: UK_261 }
  if (flight.arrivesInEea) {
    if (isEea) return { kind: 'applies', regime: EU_261 }
    if (isUk) return { kind: 'applies', regime: UK_261 }
    return isEea === null ? { kind: 'depends', regime: EU_261, missing: 'operatedByEeaCarrier' } : NONE
  }
  if (flight.arrivesInUk) {
    if (isEea || isUk) return { kind: 'applies', regime: UK_261 }
    return isUk === null ? { kind: 'depends', regime: UK_261, missing: 'operatedByUkCarrier' } : NONE
  }
  return NONE
}

const NONE: ChosenLaw = { kind: 'none', regime: EU_261 }

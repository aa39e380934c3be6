import { calendarDate } from '../../kernel/index.ts'
import type { FlightDisruption } from '../flight-disruption.ts'
import { euRegimeOn } from './eu-packs.ts'
import { EU_261, type Regime, UK_261 } from './regime.ts'

export type ChosenEuropean =
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
export function chooseEuropean(stated: FlightDisruption): ChosenEuropean {
  const flight = asOfItsDay(stated)
  const eu = euRegimeOn(flight.flightDate)
  if (!eu) return NONE
  const { operatedByEeaCarrier: isEea, operatedByUkCarrier: isUk } = flight
  if (flight.departsFromEea) return { kind: 'applies', regime: eu }
  if (flight.departsFromUk) return { kind: 'applies', regime: UK_261 }
  if (flight.arrivesInEea) {
    if (isEea) return { kind: 'applies', regime: eu }
    if (isUk) return { kind: 'applies', regime: UK_261 }
    return isEea === null ? { kind: 'depends', regime: eu, missing: 'operatedByEeaCarrier' } : NONE
  }
  if (flight.arrivesInUk) {
    if (isEea || isUk) return { kind: 'applies', regime: UK_261 }
    return isUk === null ? { kind: 'depends', regime: UK_261, missing: 'operatedByUkCarrier' } : NONE
  }
  return NONE
}

/** UK-2: until the end of 2020 the United Kingdom was covered territory, and its carriers were covered carriers. */
function asOfItsDay(flight: FlightDisruption): FlightDisruption {
  if (flight.flightDate === undefined || flight.flightDate >= UK_ON_ITS_OWN) return flight
  const { operatedByEeaCarrier: isEea, operatedByUkCarrier: isUk } = flight
  return {
    ...flight,
    departsFromEea: flight.departsFromEea || flight.departsFromUk === true,
    arrivesInEea: flight.arrivesInEea || flight.arrivesInUk === true,
    departsFromUk: false,
    arrivesInUk: false,
    operatedByEeaCarrier: isUk === true ? true : isEea,
    operatedByUkCarrier: false,
  }
}

const UK_ON_ITS_OWN = calendarDate('2021-01-01')

const NONE: ChosenEuropean = { kind: 'none', regime: EU_261 }

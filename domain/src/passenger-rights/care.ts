import type { FlightDisruption } from './flight-disruption.ts'
import type { Law } from './law.ts'
import type { LegalBasis } from './legal-basis.ts'
import { canadianControlOf } from './regimes/canada.ts'
/** CARE: what an airline owes while a traveller waits, which needs no claim and mostly no cause. Per law, with its article. */
import { chooseEuropean } from './regimes/choose-european.ts'
import { article, section } from './regimes/provision.ts'

export const CARE_KINDS = ['calls', 'drinks', 'meals', 'hotel', 'rerouting', 'refund'] as const
export type CareKind = (typeof CARE_KINDS)[number]

export type CareItem = {
  readonly kind: CareKind
  /** After the booked departure; 0 from the moment it is known. */
  readonly afterMinutes: number
  /** Only when the wait lasts over night. */
  readonly isOvernight: boolean
  readonly basis: LegalBasis
}

export type Care = {
  readonly law: Law
  readonly items: readonly CareItem[]
  /** `any`: no cause takes it away. `airline`: owed when the airline had control. `outside`: it had none. */
  readonly cause: 'any' | 'airline' | 'outside'
}

/** The laws that order care on this flight; none of them excludes another. */
export function careOf(flight: FlightDisruption): readonly Care[] {
  if (flight.event === 'downgrade' || flight.event === 'baggage') return []
  return [
    europeanCare(flight),
    canadianCare(flight),
    turkishCare(flight),
    brazilianCare(flight),
    americanCare(flight),
  ].filter((care) => care !== null)
}

/** Care begins at once when there is no flight to wait for. */
function hasNoFlight({ event }: FlightDisruption): boolean {
  return event === 'cancellation' || event === 'denied-boarding'
}

/** CARE-1: articles 6, 8 and 9. A carrier that is not known yet leaves the answer to the compensation's question. */
function europeanCare(flight: FlightDisruption): Care | null {
  const chosen = chooseEuropean(flight)
  if (chosen.kind !== 'applies') return null
  const { regime } = chosen
  const gone = hasNoFlight(flight)
  const wait = gone ? 0 : firstCareMinutes(flight)
  const item = (kind: CareKind, afterMinutes: number, provision: string, isOvernight = false): CareItem => ({
    kind,
    afterMinutes,
    isOvernight,
    basis: article(regime, provision),
  })
  return {
    law: regime.law,
    cause: 'any',
    items: [
      item('meals', wait, '9(1)(a)'),
      item('calls', wait, '9(2)'),
      item('hotel', 0, '9(1)(b), (c)', true),
      ...(gone ? [item('rerouting', 0, '8(1)(b)')] : []),
      item('refund', gone ? 0 : REFUND_AFTER_MINUTES, '8(1)(a)'),
    ],
  }
}

const REFUND_AFTER_MINUTES = 300

/** Article 6(1). */
function firstCareMinutes({ distanceKm, departsFromEea, arrivesInEea }: FlightDisruption): number {
  if (distanceKm <= 1500) return 120
  return distanceKm <= 3500 || (departsFromEea && arrivesInEea) ? 180 : 240
}

const APPR = { instrument: 'Air Passenger Protection Regulations (SOR/2019-150)' }

/** CARE-2: sections 14, 16, 17 and 18. Without control the airline still has to bring its passengers there. */
function canadianCare(flight: FlightDisruption): Care | null {
  if (flight.fromCountry !== 'CA' && flight.toCountry !== 'CA') return null
  const gone = hasNoFlight(flight)
  const isOutside = canadianControlOf(flight.cause) === 'outside'
  const item = (kind: CareKind, afterMinutes: number, provision: string, isOvernight = false): CareItem => ({
    kind,
    afterMinutes,
    isOvernight,
    basis: section(APPR, provision),
  })
  const treatment = [
    item('meals', gone && flight.event === 'denied-boarding' ? 0 : 120, '14(1)(a)'),
    item('calls', gone && flight.event === 'denied-boarding' ? 0 : 120, '14(1)(b)'),
    item('hotel', 0, '14(2)', true),
  ]
  const onward = [
    item('rerouting', gone ? 0 : 180, isOutside ? '18(1)' : '17(1)'),
    item('refund', gone ? 0 : 180, isOutside ? '18.1' : '17(2)'),
  ]
  return {
    law: 'APPR',
    cause: isOutside ? 'outside' : 'airline',
    items: isOutside ? onward : [...treatment, ...onward],
  }
}

const SHY = { instrument: 'SHY-YOLCU (Turkey)' }

/** CARE-3: drinks from two hours, a meal from three, the fare back from five. */
function turkishCare(flight: FlightDisruption): Care | null {
  const isCovered =
    flight.fromCountry === 'TR' || (flight.toCountry === 'TR' && flight.operatedByTurkishCarrier === true)
  if (!isCovered) return null
  const gone = hasNoFlight(flight)
  const item = (kind: CareKind, afterMinutes: number, provision: string, isOvernight = false): CareItem => ({
    kind,
    afterMinutes: gone ? 0 : afterMinutes,
    isOvernight,
    basis: article(SHY, provision),
  })
  return {
    law: 'SHY',
    cause: 'any',
    items: [
      item('drinks', 120, '10'),
      item('meals', 180, '10'),
      item('calls', 120, '10'),
      item('hotel', 0, '10', true),
      ...(gone ? [item('rerouting', 0, '9')] : []),
      item('refund', REFUND_AFTER_MINUTES, '9'),
    ],
  }
}

const ANAC = { instrument: 'ANAC Resolution 400 (Brazil)' }

/** CARE-4: by the time waited, whatever the cause. */
function brazilianCare(flight: FlightDisruption): Care | null {
  if (flight.fromCountry !== 'BR' && flight.toCountry !== 'BR') return null
  const gone = hasNoFlight(flight)
  const item = (kind: CareKind, afterMinutes: number, provision: string, isOvernight = false): CareItem => ({
    kind,
    afterMinutes,
    isOvernight,
    basis: article(ANAC, provision),
  })
  return {
    law: 'ANAC400',
    cause: 'any',
    items: [
      item('calls', 60, '27(I)'),
      item('meals', 120, '27(II)'),
      item('hotel', 240, '27(III)', true),
      item('rerouting', gone ? 0 : 240, '21'),
      item('refund', gone ? 0 : 240, '21'),
    ],
  }
}

const CFR = { instrument: 'Title 14, Code of Federal Regulations (United States)' }
const US_TERRITORY = ['US', 'PR', 'VI', 'GU', 'AS', 'MP']

/** CARE-5: only the fare comes back. Meals and hotels are promises of the airlines, not law. */
function americanCare(flight: FlightDisruption): Care | null {
  const ends = [flight.fromCountry, flight.toCountry].map((end) => end !== undefined && US_TERRITORY.includes(end))
  if (!ends.some(Boolean)) return null
  const late = ends.every(Boolean) ? 180 : 360
  const afterMinutes = flight.event === 'cancellation' ? 0 : late
  return {
    law: 'US-DOT',
    cause: 'any',
    items: [{ kind: 'refund', afterMinutes, isOvernight: false, basis: section(CFR, '260.6') }],
  }
}

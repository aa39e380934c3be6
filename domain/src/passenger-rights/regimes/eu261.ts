/**
 * Regulation (EC) 261/2004: compensation for late arrival.
 * https://eur-lex.europa.eu/eli/reg/2004/261/oj
 * Rule ids (EU-1…) are those of docs/domain/passenger-rights.md and of the tests.
 */
import { euros, half, type Money } from '../../kernel/index.ts'
import type { Assessment, MissingFact, NotOwedReason } from '../assessment.ts'
import { rulingOn } from '../delay-cause.ts'
import type { FlightDelay } from '../flight-delay.ts'
import type { LegalBasis } from '../legal-basis.ts'

const SCOPE = article('3(1)')
const EXTRAORDINARY = article('5(3)')
const AMOUNTS = article('7(1)')
const REDUCTION = article('7(2)(c)')
const LONG_DELAY: LegalBasis = { instrument: 'CJEU C-402/07 Sturgeon', provision: 'Articles 5, 6 and 7' }
const LONG_DELAY_UPHELD: LegalBasis = { instrument: 'CJEU C-581/10 Nelson', provision: 'Articles 5, 6 and 7' }

// Not in the Regulation's text: the Court equated a three-hour delay with a cancellation.
const COMPENSABLE_DELAY_MINUTES = 180
const LONG_HAUL_FULL_AMOUNT_MINUTES = 240
const SHORT_HAUL_KM = 1500
const MEDIUM_HAUL_KM = 3500

/** Distances nearer than this to a limit may fall on its other side by another way of measuring. */
const DISTANCE_TOLERANCE = 0.005

export function assessEu261Delay(flight: FlightDelay): Assessment {
  const scope = isInScope(flight)
  if (scope === false) return notOwed('out-of-scope', SCOPE)
  if (flight.arrivalDelayMinutes < COMPENSABLE_DELAY_MINUTES) return notOwed('delay-too-short', LONG_DELAY)

  const ruling = rulingOn(flight.cause)
  if (ruling?.isExtraordinary) return notOwed('extraordinary-circumstances', EXTRAORDINARY, ruling.basis)

  const owed = amountOwed(flight)
  if (scope === undefined) return needsFact('operatedByEeaCarrier', owed, SCOPE)
  if (!ruling) return needsFact('cause', owed, EXTRAORDINARY)
  return { kind: 'owed', amount: owed, basis: [...amountBasis(flight), LONG_DELAY, LONG_DELAY_UPHELD, ruling.basis] }
}

/** EU-7: true when the measured distance lies so near a limit that the amount should be checked. */
export function isNearDistanceLimit({ distanceKm }: Pick<FlightDelay, 'distanceKm'>): boolean {
  return [SHORT_HAUL_KM, MEDIUM_HAUL_KM].some((limit) => Math.abs(distanceKm - limit) <= limit * DISTANCE_TOLERANCE)
}

/** EU-1: any carrier leaving the EEA; only EEA carriers coming in. Undefined when it hangs on an unknown carrier. */
function isInScope(flight: FlightDelay): boolean | undefined {
  if (flight.departsFromEea) return true
  if (!flight.arrivesInEea) return false
  return flight.operatedByEeaCarrier ?? undefined
}

function amountOwed(flight: FlightDelay): Money {
  const full = amountForDistance(flight)
  return isHalved(flight) ? half(full) : full
}

/** EU-3: 250 / 400 / 600 euros; a flight inside the EEA never exceeds 400. */
function amountForDistance(flight: FlightDelay): Money {
  if (flight.distanceKm <= SHORT_HAUL_KM) return euros(250)
  return isLongHaul(flight) ? euros(600) : euros(400)
}

/** EU-4: a long-haul arrival three to four hours late may be halved; at four hours it may not. */
function isHalved(flight: FlightDelay): boolean {
  return isLongHaul(flight) && flight.arrivalDelayMinutes < LONG_HAUL_FULL_AMOUNT_MINUTES
}

function isLongHaul(flight: FlightDelay): boolean {
  const isIntraEea = flight.departsFromEea && flight.arrivesInEea
  return flight.distanceKm > MEDIUM_HAUL_KM && !isIntraEea
}

function amountBasis(flight: FlightDelay): readonly LegalBasis[] {
  return isHalved(flight) ? [AMOUNTS, REDUCTION] : [AMOUNTS]
}

function notOwed(because: NotOwedReason, ...basis: readonly LegalBasis[]): Assessment {
  return { kind: 'not-owed', because, basis }
}

function needsFact(missing: MissingFact, upTo: Money, basis: LegalBasis): Assessment {
  return { kind: 'needs-fact', missing, upTo, basis: [basis] }
}

function article(provision: string): LegalBasis {
  return { instrument: 'Regulation (EC) 261/2004', provision: `Article ${provision}` }
}

/**
 * Regulation (EC) 261/2004: compensation for late arrival.
 * https://eur-lex.europa.eu/eli/reg/2004/261/oj
 * Rule ids (EU-1…) are those of docs/domain/passenger-rights.md and of the tests.
 */
import { assessDisruption } from '../assess-disruption.ts'
import type { Assessment, MissingFact, NotOwedReason } from '../assessment.ts'
import type { FlightDelay } from '../flight-delay.ts'

/** A late arrival by EU law alone, whatever another law says about the flight. */
export function assessEu261Delay(flight: FlightDelay): Assessment {
  const { departsFromEea, arrivesInEea, operatedByEeaCarrier, distanceKm, arrivalDelayMinutes, cause } = flight
  const found = assessDisruption({
    event: 'delay',
    departsFromEea,
    arrivesInEea,
    distanceKm,
    operatedByEeaCarrier,
    operatedByUkCarrier: false,
    arrivalDelayMinutes,
    cause,
    noticeDays: null,
    wasRerouted: null,
    departsEarlierMinutes: 0,
  })
  const { basis } = found
  // The other outcomes belong to other events.
  if (found.kind === 'owed') return { kind: 'owed', amount: found.amount, basis }
  if (found.kind === 'not-owed') return { kind: 'not-owed', because: found.because as NotOwedReason, basis }
  if (found.kind === 'needs-fact' && found.upTo)
    return { kind: 'needs-fact', missing: found.missing as MissingFact, upTo: found.upTo, basis }
  throw new TypeError(`no outcome of a delay: ${found.kind}`)
}

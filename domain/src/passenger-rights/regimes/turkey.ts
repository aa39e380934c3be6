/**
 * Turkey's Regulation on the rights of air passengers (SHY-YOLCU, Official Gazette 28131 of 3 December 2011, amended in
 * 32748 of 10 December 2024). The amounts are in euros, paid in lira.
 */
import { calendarDate, euros, half, type Money } from '../../kernel/index.ts'
import type { KnownCause } from '../delay-cause.ts'
import type { DisruptionAssessment, OtherRight } from '../disruption-assessment.ts'
import type { FlightDisruption } from '../flight-disruption.ts'
import { judgeConnection, type Judged, mostOf, needs, notOwed, owed } from './judged.ts'
import { article } from './provision.ts'

const SHY = { instrument: 'SHY-YOLCU (Turkey)' }
const SINCE = calendarDate('2012-01-01')
/** TR-2: before this day a late arrival was owed care and a refund, and no amount. */
const DELAYS_SINCE = calendarDate('2024-12-10')
const COMPENSABLE_DELAY_MINUTES = 180
const REFUND_AFTER_MINUTES = 300
const TWO_WEEKS_DAYS = 14
const ONE_WEEK_DAYS = 7
const DOMESTIC = euros(100)

/** TR-4: circular HUD-2015/3, 1.2, takes technical and operational reasons out of force majeure. */
const RULING: Readonly<Record<KnownCause, 'excuses' | 'does-not' | 'unsettled'>> = {
  'technical-fault': 'does-not',
  'hidden-defect': 'unsettled',
  'crew-or-staff': 'does-not',
  'airline-strike': 'unsettled',
  'late-inbound-aircraft': 'does-not',
  'airline-systems': 'does-not',
  weather: 'excuses',
  'air-traffic-control': 'excuses',
  'airport-systems': 'unsettled',
  'security-or-unrest': 'excuses',
  'medical-emergency': 'unsettled',
  'bird-strike': 'unsettled',
}

/** TR-1: from Turkey with any carrier, into Turkey with a Turkish one. Null when neither. */
export function assessTurkey(flight: FlightDisruption): DisruptionAssessment | null {
  const { fromCountry, toCountry, operatedByTurkishCarrier = null, flightDate } = flight
  if (fromCountry !== 'TR' && toCountry !== 'TR') return null
  if (flightDate !== undefined && flightDate < SINCE) return null
  const judged = judge(flight)
  if (!judged) return null
  const found = { law: 'SHY', besides: besidesOf(flight) } as const
  if (fromCountry === 'TR') return { ...found, ...judged }
  if (operatedByTurkishCarrier === false) return null
  if (operatedByTurkishCarrier || judged.kind === 'not-owed') return { ...found, ...judged }
  return { ...found, ...needs('operatedByTurkishCarrier', mostOf(judged), article(SHY, '2(1)(a)')) }
}

function judge(flight: FlightDisruption): Judged | null {
  switch (flight.event) {
    case 'delay':
      return judgeDelay(flight)
    case 'missed-connection':
      return judgeConnection(flight, judgeDelay, article(SHY, '8'))
    case 'cancellation':
      return judgeCancellation(flight)
    case 'denied-boarding':
      return owed(reducedBy(flight, flight.arrivalDelayMinutes), article(SHY, '8'))
    case 'downgrade':
      return notOwed('no-fixed-sum', article(SHY, '11'))
    case 'baggage':
      return null
  }
}

function judgeDelay(flight: FlightDisruption): Judged {
  const { flightDate, arrivalDelayMinutes: late } = flight
  if (flightDate !== undefined && flightDate < DELAYS_SINCE) return notOwed('no-fixed-sum', article(SHY, '7'))
  const amount = amountFor(flight)
  if (late === null) return needs('arrivalDelayMinutes', amount, article(SHY, '8'))
  if (late < COMPENSABLE_DELAY_MINUTES) return notOwed('delay-too-short', article(SHY, '8'))
  return unlessExcused(flight, owed(amount, article(SHY, '8')))
}

/** TR-3: the windows of notice are those of the European text that it follows. */
function judgeCancellation(flight: FlightDisruption): Judged {
  const { noticeDays } = flight
  const rule = article(SHY, '6')
  if (noticeDays !== null && noticeDays >= TWO_WEEKS_DAYS) return notOwed('told-in-time', rule)
  const excuse = excuseOf(flight)
  if (excuse) return excuse
  const amount = amountFor(flight)
  if (noticeDays === null) return needs('noticeDays', amount, rule)
  const late = flight.wasRerouted === false ? Infinity : flight.arrivalDelayMinutes
  if (late === null) return needs('arrivalDelayMinutes', amount, rule)
  const window = noticeDays >= ONE_WEEK_DAYS ? { before: 120, after: 240 } : { before: 60, after: 120 }
  if (flight.departsEarlierMinutes <= window.before && late < window.after) return notOwed('rerouted-in-time', rule)
  return unlessExcused(flight, owed(reducedBy(flight, late), article(SHY, '8'), rule))
}

function amountFor({ fromCountry, toCountry, distanceKm }: FlightDisruption): Money {
  if (fromCountry === toCountry) return DOMESTIC
  if (distanceKm <= 1500) return euros(250)
  return distanceKm <= 3500 ? euros(400) : euros(600)
}

/** Half when another flight arrived at most two, three or four hours late, by distance. */
function reducedBy(flight: FlightDisruption, late: number | null): Money {
  const amount = amountFor(flight)
  const within = flight.distanceKm <= 1500 ? 120 : flight.distanceKm <= 3500 ? 180 : 240
  return late !== null && late <= within ? half(amount) : amount
}

function unlessExcused(flight: FlightDisruption, judged: Judged): Judged {
  const excuse = excuseOf(flight)
  if (excuse) return excuse
  return flight.cause === 'unknown' ? needs('cause', mostOf(judged), ...judged.basis) : judged
}

function excuseOf({ cause }: FlightDisruption): Judged | null {
  const ruling = cause === 'unknown' ? 'does-not' : RULING[cause]
  if (ruling === 'excuses') return notOwed('extraordinary-circumstances', article(SHY, '6'))
  return ruling === 'unsettled' ? notOwed('cause-unsettled', article(SHY, '6')) : null
}

function besidesOf({ event, arrivalDelayMinutes }: FlightDisruption): readonly OtherRight[] {
  if (event === 'cancellation' || event === 'denied-boarding') return ['refund-or-rerouting', 'care']
  if (event === 'downgrade') return ['fare-difference']
  return (arrivalDelayMinutes ?? 0) >= REFUND_AFTER_MINUTES ? ['refund', 'care'] : ['care']
}

/**
 * Canada's Air Passenger Protection Regulations (APPR, SOR/2019-150): every flight to, from and within Canada.
 * https://laws-lois.justice.gc.ca/eng/regulations/SOR-2019-150/
 */
import { calendarDate, type Money } from '../../kernel/index.ts'
import type { DelayCause, KnownCause } from '../delay-cause.ts'
import type { DisruptionAssessment, OtherRight } from '../disruption-assessment.ts'
import type { FlightDisruption } from '../flight-disruption.ts'
import type { LegalBasis } from '../legal-basis.ts'
import { damages, judgeConnection, type Judged, mostOf, needs, notOwed, owed } from './judged.ts'
import { baggageLimitOn } from './montreal-limits.ts'
import { section } from './provision.ts'

const APPR = { instrument: 'Air Passenger Protection Regulations (SOR/2019-150)' }
/** Denied boarding and bags came first, delays and cancellations half a year later. */
const BOARDING_SINCE = calendarDate('2019-07-15')
const DELAYS_SINCE = calendarDate('2019-12-15')
const dollars = (whole: number): Money => ({ minorUnits: whole * 100, currency: 'CAD' })

/** CA-2, CA-3: under six hours, under nine, and more. */
const SIX_HOURS = 360
const NINE_HOURS = 540
const THREE_HOURS = 180
const LARGE = [dollars(400), dollars(700), dollars(1000)] as const
const SMALL = [dollars(125), dollars(250), dollars(500)] as const
const DENIED = [dollars(900), dollars(1800), dollars(2400)] as const
const LAST_COMPENSABLE_NOTICE_DAYS = 14

type Control = 'outside' | 'safety' | 'within'

/** CA-5: sections 10(1) and 11(1). What is not named there is within the airline's control. */
const CONTROL: Readonly<Record<KnownCause, { readonly control: Control; readonly basis: LegalBasis }>> = {
  'technical-fault': { control: 'safety', basis: section(APPR, '11(1)') },
  'hidden-defect': { control: 'outside', basis: section(APPR, '10(1)(k)') },
  'crew-or-staff': { control: 'within', basis: section(APPR, '12(1)') },
  'airline-strike': { control: 'outside', basis: section(APPR, '10(1)(j)') },
  // Only an earlier disruption outside the airline's control excuses this one: section 10(2).
  'late-inbound-aircraft': { control: 'within', basis: section(APPR, '10(2)') },
  'airline-systems': { control: 'within', basis: section(APPR, '12(1)') },
  weather: { control: 'outside', basis: section(APPR, '10(1)(c)') },
  'air-traffic-control': { control: 'outside', basis: section(APPR, '10(1)(d)') },
  'airport-systems': { control: 'outside', basis: section(APPR, '10(1)(g)') },
  'security-or-unrest': { control: 'outside', basis: section(APPR, '10(1)(f)') },
  'medical-emergency': { control: 'outside', basis: section(APPR, '10(1)(h)') },
  'bird-strike': { control: 'outside', basis: section(APPR, '10(1)(i)') },
}

export function canadianControlOf(cause: DelayCause): Control | null {
  return cause === 'unknown' ? null : CONTROL[cause].control
}

/** Null when the law does not cover the flight. */
export function assessCanada(flight: FlightDisruption): DisruptionAssessment | null {
  if (flight.fromCountry !== 'CA' && flight.toCountry !== 'CA') return null
  const judged = judge(flight)
  return judged && { law: 'APPR', besides: besidesOf(flight), ...judged }
}

function judge(flight: FlightDisruption): Judged | null {
  const { event, flightDate } = flight
  const since = event === 'denied-boarding' || event === 'baggage' ? BOARDING_SINCE : DELAYS_SINCE
  if (flightDate !== undefined && flightDate < since) return null
  switch (event) {
    case 'delay':
      return judgeDelay(flight)
    case 'missed-connection':
      return judgeConnection(flight, judgeDelay, section(APPR, '19(1)'))
    case 'cancellation':
      return judgeCancellation(flight)
    case 'denied-boarding':
      return judgeDeniedBoarding(flight)
    case 'downgrade':
      return notOwed('no-fixed-sum', section(APPR, '17(6)'))
    case 'baggage':
      return judgeBaggage(flight)
  }
}

/** CA-2. A delay becomes known within two weeks of the flight, which the section asks for. */
function judgeDelay(flight: FlightDisruption): Judged {
  const late = flight.arrivalDelayMinutes
  if (late === null) return needs('arrivalDelayMinutes', LARGE[2], section(APPR, '19(1)'))
  if (late < THREE_HOURS) return notOwed('delay-too-short', section(APPR, '19(1)'))
  return unlessExcused(flight, bySize(flight, bandOf(late), section(APPR, '19(1)')))
}

/** CA-4: by notice, then by arrival with the other flight; the lowest sum when the ticket was refunded instead. */
function judgeCancellation(flight: FlightDisruption): Judged {
  const { noticeDays } = flight
  const rule = section(APPR, '12(3)(d)')
  if (noticeDays !== null && noticeDays > LAST_COMPENSABLE_NOTICE_DAYS) return notOwed('told-in-time', rule)
  const excuse = excuseOf(flight)
  if (excuse) return excuse
  if (noticeDays === null) return needs('noticeDays', LARGE[2], rule)
  if (flight.wasRerouted === false) return unlessExcused(flight, bySize(flight, 0, section(APPR, '19(2)')))
  return judgeDelay(flight)
}

/** CA-3: of any carrier, large or small. Overbooking is within its control unless it says otherwise. */
function judgeDeniedBoarding(flight: FlightDisruption): Judged {
  const excuse = excuseOf(flight)
  if (excuse) return excuse
  const rule = section(APPR, '20(1)')
  const late = flight.wasRerouted === false ? Infinity : flight.arrivalDelayMinutes
  return late === null ? needs('arrivalDelayMinutes', DENIED[2], rule) : owed(DENIED[bandOf(late)], rule)
}

/** CA-6: bags of a flight inside Canada, by the limits of the Convention that covers the others. */
function judgeBaggage({ fromCountry, toCountry, baggage = null, flightDate }: FlightDisruption): Judged | null {
  if (fromCountry !== toCountry) return null
  const rule = section(APPR, '23')
  const limit = baggageLimitOn(flightDate)
  return baggage === null ? needs('baggage', limit, rule) : damages(limit, rule)
}

function bandOf(late: number): 0 | 1 | 2 {
  if (late < SIX_HOURS) return 0
  return late < NINE_HOURS ? 1 : 2
}

function bySize({ isLargeCarrier = null }: FlightDisruption, band: 0 | 1 | 2, rule: LegalBasis): Judged {
  if (isLargeCarrier === null) return needs('isLargeCarrier', LARGE[band], rule)
  return owed((isLargeCarrier ? LARGE : SMALL)[band], rule)
}

/** The cause first: an excused airline need not be asked its size. */
function unlessExcused(flight: FlightDisruption, judged: Judged): Judged {
  const excuse = excuseOf(flight)
  if (excuse) return excuse
  if (flight.cause === 'unknown') return needs('cause', mostOf(judged), ...judged.basis, section(APPR, '12(1)'))
  return { ...judged, basis: [...judged.basis, CONTROL[flight.cause].basis] }
}

function excuseOf({ cause }: FlightDisruption): Judged | null {
  if (cause === 'unknown') return null
  const { control, basis } = CONTROL[cause]
  if (control === 'within') return null
  return notOwed(control === 'outside' ? 'extraordinary-circumstances' : 'required-for-safety', basis)
}

function besidesOf({ event, arrivalDelayMinutes }: FlightDisruption): readonly OtherRight[] {
  if (event === 'cancellation' || event === 'denied-boarding') return ['refund-or-rerouting', 'care']
  if (event === 'downgrade') return ['fare-difference']
  if (event === 'baggage') return ['bag-fee-refund']
  return (arrivalDelayMinutes ?? 0) >= THREE_HOURS ? ['refund-or-rerouting', 'care'] : ['care']
}

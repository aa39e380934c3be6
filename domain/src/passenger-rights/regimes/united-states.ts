/**
 * Rules of the US Department of Transportation: 14 CFR Part 250 (denied boarding), 254 (bags inside the country) and 260
 * (refunds). There is no compensation for a delay.
 * https://www.ecfr.gov/current/title-14/chapter-II
 */
import { calendarDate, type CalendarDate, type Money } from '../../kernel/index.ts'
import type { DisruptionAssessment, OtherRight } from '../disruption-assessment.ts'
import type { FlightDisruption } from '../flight-disruption.ts'
import { damages, type Judged, needs, notOwed } from './judged.ts'
import { section } from './provision.ts'

const CFR = { instrument: 'Title 14, Code of Federal Regulations (United States)' }
/** The states with the territories that are one country for this law. */
const TERRITORY: ReadonlySet<string> = new Set(['US', 'PR', 'VI', 'GU', 'AS', 'MP'])
/** US-1: the definitions of a significant delay apply from this day. */
const REFUNDS_SINCE = calendarDate('2024-10-28')
const SIGNIFICANT = { domestic: 180, international: 360 } as const
/** US-2: at most this late, nothing; under the second limit 200 %, from it on 400 %. */
const NO_PAYMENT_WITHIN_MINUTES = 60
const FULL_PAYMENT_FROM = { domestic: 120, international: 240 } as const

const dollars = (whole: number): Money => ({ minorUnits: whole * 100, currency: 'USD' })

type Limits = { readonly from: CalendarDate; readonly half: Money; readonly full: Money; readonly bag: Money }

/** The newest first. */
const LIMITS: readonly Limits[] = [
  { from: calendarDate('2025-01-22'), half: dollars(1075), full: dollars(2150), bag: dollars(4700) },
  { from: calendarDate('2021-04-13'), half: dollars(775), full: dollars(1550), bag: dollars(3800) },
]

/** Null when the law does not cover the flight, or its limits of that day are not known to us. */
export function assessUnitedStates(flight: FlightDisruption): DisruptionAssessment | null {
  const [departs, arrives] = [isUs(flight.fromCountry), isUs(flight.toCountry)]
  if (!departs && !arrives) return null
  const reach = departs && arrives ? 'domestic' : 'international'
  const judged = judge(flight, reach, departs)
  return judged && { law: 'US-DOT', besides: besidesOf(flight, reach), ...judged }
}

type Reach = 'domestic' | 'international'

function judge(flight: FlightDisruption, reach: Reach, departs: boolean): Judged | null {
  switch (flight.event) {
    case 'delay':
    case 'missed-connection':
    case 'cancellation':
      return notOwed('no-fixed-sum', section(CFR, '260.6'))
    case 'denied-boarding':
      return departs ? judgeDeniedBoarding(flight, reach) : null
    case 'downgrade':
      return notOwed('no-fixed-sum', section(CFR, '260.6'))
    case 'baggage':
      return judgeBaggage(flight, reach)
  }
}

function judgeDeniedBoarding(flight: FlightDisruption, reach: Reach): Judged | null {
  const limits = limitsOn(flight.flightDate)
  if (!limits) return null
  const rule = section(CFR, reach === 'domestic' ? '250.5(a)' : '250.5(b)')
  const late = flight.wasRerouted === false ? Infinity : flight.arrivalDelayMinutes
  if (late === null) return needs('arrivalDelayMinutes', limits.full, rule)
  if (late <= NO_PAYMENT_WITHIN_MINUTES) return notOwed('rerouted-in-time', rule)
  const isFull = late >= FULL_PAYMENT_FROM[reach]
  return { kind: 'owed-share', percent: isFull ? 400 : 200, most: isFull ? limits.full : limits.half, basis: [rule] }
}

/** US-4: between two other countries' airports the Convention rules, and here only the fee for the bag comes back. */
function judgeBaggage({ baggage = null, flightDate }: FlightDisruption, reach: Reach): Judged | null {
  const limits = limitsOn(flightDate)
  if (reach === 'international' || !limits) return notOwed('no-fixed-sum', section(CFR, '260.5'))
  const rule = section(CFR, '254.4')
  return baggage === null ? needs('baggage', limits.bag, rule) : damages(limits.bag, rule)
}

function limitsOn(date: CalendarDate | undefined): Limits | undefined {
  return LIMITS.find(({ from }) => date === undefined || from <= date)
}

function isUs(country: string | undefined): boolean {
  return country !== undefined && TERRITORY.has(country)
}

function besidesOf(flight: FlightDisruption, reach: Reach): readonly OtherRight[] {
  const { event, arrivalDelayMinutes, flightDate } = flight
  if (event === 'downgrade') return ['fare-difference']
  if (event === 'baggage') return ['bag-fee-refund']
  if (event === 'cancellation') return ['refund']
  if (event === 'denied-boarding' || (flightDate !== undefined && flightDate < REFUNDS_SINCE)) return []
  return (arrivalDelayMinutes ?? 0) >= SIGNIFICANT[reach] ? ['refund'] : []
}

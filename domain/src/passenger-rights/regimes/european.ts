/**
 * The compensation an airline owes, by Regulation (EC) 261/2004 or its British counterpart. Ids are those of
 * docs/domain/passenger-rights.md.
 */
import { half, type Money } from '../../kernel/index.ts'
import { rulingOn } from '../delay-cause.ts'
import type { DisruptionAssessment, OtherRight } from '../disruption-assessment.ts'
import type { FlightDisruption } from '../flight-disruption.ts'
import type { LegalBasis } from '../legal-basis.ts'
import { chooseEuropean } from './choose-european.ts'
import { type Judged, mostOf, needs, notOwed } from './judged.ts'
import { article } from './provision.ts'
import { type Band, bandOf, downgradePercent, type Regime } from './regime.ts'

const LONG_DELAY: LegalBasis = { instrument: 'CJEU C-402/07 Sturgeon', provision: 'Articles 5, 6 and 7' }
const LONG_DELAY_UPHELD: LegalBasis = { instrument: 'CJEU C-581/10 Nelson', provision: 'Articles 5, 6 and 7' }
// Not in the Regulation's text: the Court equated a three-hour delay with a cancellation.
const COMPENSABLE_DELAY_MINUTES = 180
/** Article 7(2): another flight that arrives no later than this halves the amount. */
const HALVED_WITHIN_MINUTES: Readonly<Record<Band, number>> = { short: 120, medium: 180, long: 240 }
const TWO_WEEKS_DAYS = 14
const ONE_WEEK_DAYS = 7

/** A missed connection of one booking is a late arrival at its end: C-11/11 Folkerts. Bags are another law's. */
type EuropeanEvent = 'delay' | 'cancellation' | 'denied-boarding' | 'downgrade'

const BESIDES: Readonly<Record<EuropeanEvent, readonly OtherRight[]>> = {
  delay: [],
  cancellation: ['refund-or-rerouting', 'care'],
  'denied-boarding': ['refund-or-rerouting', 'care'],
  downgrade: [],
}

const PROVISION: Readonly<Partial<Record<OtherRight, string>>> = { 'refund-or-rerouting': '8', care: '9' }

const FOLKERTS: LegalBasis = { instrument: 'CJEU C-11/11 Folkerts', provision: 'Article 7' }
const ONE_JOURNEY: LegalBasis = { instrument: 'CJEU C-537/17 Wegener', provision: 'Article 3(1)(a)' }

/** EU-1 and UK-1. `out-of-scope` when neither covers the flight. */
export function assessEuropean(flight: FlightDisruption): DisruptionAssessment {
  const law = chooseEuropean(flight)
  const { regime } = law
  const scope = article(regime, '3(1)')
  const event = eventOf(flight)
  if (law.kind === 'none' || event === null)
    return { law: regime.law, besides: [], kind: 'not-owed', because: 'out-of-scope', basis: [scope] }
  const found = { law: regime.law, besides: BESIDES[event] }
  const judged = flight.event === 'missed-connection' ? judgeConnection(flight, regime) : JUDGES[event](flight, regime)
  if (law.kind === 'depends' && judged.kind !== 'not-owed')
    return { ...found, kind: 'needs-fact', missing: law.missing, upTo: mostOf(judged), basis: [scope] }
  const others = found.besides.flatMap((right) => PROVISION[right] ?? []).map((each) => article(regime, each))
  return { ...found, ...judged, basis: [...judged.basis, ...others] }
}

function eventOf({ event }: FlightDisruption): EuropeanEvent | null {
  if (event === 'missed-connection') return 'delay'
  return event === 'baggage' ? null : event
}

/** EU-13: of one booking it is the delay at its end; of two, each flight counts alone. */
function judgeConnection(flight: FlightDisruption, regime: Regime): Judged {
  const { isOneBooking = null } = flight
  if (isOneBooking === false) return notOwed('separate-bookings', ONE_JOURNEY)
  const judged = judgeDelay(flight, regime)
  if (isOneBooking === null && judged.kind !== 'not-owed') return needs('isOneBooking', mostOf(judged), ONE_JOURNEY)
  return { ...judged, basis: [...judged.basis, FOLKERTS] }
}

const JUDGES: Readonly<Record<EuropeanEvent, (flight: FlightDisruption, regime: Regime) => Judged>> = {
  delay: judgeDelay,
  cancellation: judgeCancellation,
  'denied-boarding': judgeDeniedBoarding,
  downgrade: judgeDowngrade,
}

/** EU-2 to EU-6. */
function judgeDelay(flight: FlightDisruption, regime: Regime): Judged {
  const full = regime.amounts[bandOf(flight)]
  const late = flight.arrivalDelayMinutes
  if (late === null) return needs('arrivalDelayMinutes', full, LONG_DELAY)
  if (late < COMPENSABLE_DELAY_MINUTES) return notOwed('delay-too-short', LONG_DELAY)
  const isHalved = bandOf(flight) === 'long' && late < HALVED_WITHIN_MINUTES.long
  const amount = isHalved ? half(full) : full
  const reduction = isHalved ? [article(regime, '7(2)(c)')] : []
  return unlessExcused(flight, regime, amount, (basis) => ({
    kind: 'owed',
    amount,
    halvedWithinMinutes: null,
    basis: [article(regime, '7(1)'), ...reduction, LONG_DELAY, LONG_DELAY_UPHELD, basis],
  }))
}

/** EU-8: notice of two weeks, re-routing with almost no delay, or an excusing cause: nothing is owed. */
function judgeCancellation(flight: FlightDisruption, regime: Regime): Judged {
  const { noticeDays } = flight
  const full = regime.amounts[bandOf(flight)]
  if (noticeDays !== null && noticeDays >= TWO_WEEKS_DAYS) return notOwed('told-in-time', article(regime, '5(1)(c)(i)'))
  const excuse = rulingOn(flight.cause)
  if (excuse?.isExtraordinary) return excused(regime, excuse.basis)
  if (noticeDays === null) return needs('noticeDays', full, article(regime, '5(1)(c)'))
  const isEarly = noticeDays >= ONE_WEEK_DAYS
  const rule = article(regime, isEarly ? '5(1)(c)(ii)' : '5(1)(c)(iii)')
  const late = flight.wasRerouted === false ? Infinity : flight.arrivalDelayMinutes
  if (late === null) return needs('arrivalDelayMinutes', full, rule)
  const window = isEarly ? { before: 120, after: 240 } : { before: 60, after: 120 }
  if (flight.departsEarlierMinutes <= window.before && late < window.after) return notOwed('rerouted-in-time', rule)
  const amount = halvedBy(late, flight, full)
  return unlessExcused(flight, regime, amount, (basis) => ({
    kind: 'owed',
    amount,
    halvedWithinMinutes: null,
    basis: [article(regime, '7(1)'), rule, ...(amount === full ? [] : [article(regime, '7(2)')]), basis],
  }))
}

/** EU-11: no cause excuses overbooking. A volunteer who gave up the seat made a separate agreement. */
function judgeDeniedBoarding(flight: FlightDisruption, regime: Regime): Judged {
  const full = regime.amounts[bandOf(flight)]
  const late = flight.wasRerouted === false ? Infinity : flight.arrivalDelayMinutes
  const amount = late === null ? full : halvedBy(late, flight, full)
  return {
    kind: 'owed',
    amount,
    halvedWithinMinutes: late === null ? HALVED_WITHIN_MINUTES[bandOf(flight)] : null,
    basis: [article(regime, '7(1)'), article(regime, '4(3)'), article(regime, '7(2)'), article(regime, '2(j)')],
  }
}

function judgeDowngrade(flight: FlightDisruption, regime: Regime): Judged {
  return { kind: 'owed-share', percent: downgradePercent(flight), basis: [article(regime, '10(2)')] }
}

/** EU-9. */
function halvedBy(late: number, flight: FlightDisruption, full: Money): Money {
  return late <= HALVED_WITHIN_MINUTES[bandOf(flight)] ? half(full) : full
}

/** EU-5 and EU-6: the cause is only needed when everything else supports a claim. */
function unlessExcused(
  { cause }: FlightDisruption,
  regime: Regime,
  upTo: Money,
  owed: (basis: LegalBasis) => Judged,
): Judged {
  const ruling = rulingOn(cause)
  // With everything else that supports the claim, because it can be made before the cause is known.
  if (!ruling) return needs('cause', upTo, ...owed(article(regime, '5(3)')).basis)
  return ruling.isExtraordinary ? excused(regime, ruling.basis) : owed(ruling.basis)
}

function excused(regime: Regime, basis: LegalBasis): Judged {
  return notOwed('extraordinary-circumstances', article(regime, '5(3)'), basis)
}

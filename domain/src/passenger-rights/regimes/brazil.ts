/**
 * Brazil's ANAC Resolution 400 of 13 December 2016: every flight from, to and within Brazil. It orders care, refund and
 * re-routing; damages beyond that are a matter of the courts.
 */
import { calendarDate, type Money } from '../../kernel/index.ts'
import type { DisruptionAssessment, OtherRight } from '../disruption-assessment.ts'
import type { FlightDisruption } from '../flight-disruption.ts'
import { type Judged, notOwed, owed } from './judged.ts'
import { article } from './provision.ts'

const ANAC = { instrument: 'ANAC Resolution 400 (Brazil)' }
const SINCE = calendarDate('2017-03-14')
const CHOICE_AFTER_MINUTES = 240
const sdr = (whole: number): Money => ({ minorUnits: whole * 100, currency: 'XDR' })

/** Null when the law does not cover the flight, or says nothing of the event. */
export function assessBrazil(flight: FlightDisruption): DisruptionAssessment | null {
  const { fromCountry, toCountry, flightDate } = flight
  if (fromCountry !== 'BR' && toCountry !== 'BR') return null
  if (flightDate !== undefined && flightDate < SINCE) return null
  const judged = judge(flight)
  return judged && { law: 'ANAC400', besides: besidesOf(flight), ...judged }
}

function judge({ event, fromCountry, toCountry }: FlightDisruption): Judged | null {
  switch (event) {
    case 'delay':
    case 'missed-connection':
    case 'cancellation':
      return notOwed('no-fixed-sum', article(ANAC, '21'))
    // BR-2: at once, whatever the reason, to a passenger who was there in time and did not volunteer.
    case 'denied-boarding':
      return owed(sdr(fromCountry === toCountry ? 250 : 500), article(ANAC, '24'))
    case 'downgrade':
    case 'baggage':
      return null
  }
}

/** BR-1, BR-3. */
function besidesOf({ event, arrivalDelayMinutes }: FlightDisruption): readonly OtherRight[] {
  if (event === 'delay' && (arrivalDelayMinutes ?? 0) < CHOICE_AFTER_MINUTES) return ['care']
  return ['refund-or-rerouting', 'care']
}

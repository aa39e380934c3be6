/**
 * The Montreal Convention of 28 May 1999: what a late journey or a bag has cost, proved, up to a limit. It covers flights
 * between two parties. Return tickets that begin and end in one party are covered too, which only the ticket shows.
 */
import type { DisruptionAssessment } from '../disruption-assessment.ts'
import type { FlightDisruption } from '../flight-disruption.ts'
import type { LegalBasis } from '../legal-basis.ts'
import { damages, type Judged, needs } from './judged.ts'
import { montrealLimitsOn } from './montreal-limits.ts'
import { isMontrealParty } from './montreal-parties.ts'
import { article } from './provision.ts'

const MC99 = { instrument: 'Montreal Convention 1999' }
/** It carries the Convention's limits into flights inside a member state. */
const IN_THE_EU: LegalBasis = { instrument: 'Regulation (EC) 2027/97', provision: 'Article 3(1)' }

const BAGGAGE_ARTICLE = { late: '19', lost: '17(2)', damaged: '17(2)' } as const

/** Null when the Convention does not cover the flight, or says nothing of the event. */
export function assessMontreal(flight: FlightDisruption): DisruptionAssessment | null {
  const scope = scopeOf(flight)
  if (!scope) return null
  const judged = judge(flight)
  return judged && { law: 'MC99', besides: [], ...judged, basis: [...judged.basis, ...scope] }
}

function scopeOf(flight: FlightDisruption): readonly LegalBasis[] | null {
  const { fromCountry: from, toCountry: to, departsFromEea, arrivesInEea } = flight
  if (from === undefined || to === undefined) return null
  if (from === to) return departsFromEea && arrivesInEea ? [IN_THE_EU] : null
  return isMontrealParty(from) && isMontrealParty(to) ? [article(MC99, '1(2)')] : null
}

function judge({ event, flightDate, baggage = null }: FlightDisruption): Judged | null {
  const limits = montrealLimitsOn(flightDate)
  switch (event) {
    case 'delay':
    case 'missed-connection':
      return damages(limits.delay, article(MC99, '19'), article(MC99, '22(1)'))
    case 'baggage': {
      const limit = article(MC99, '22(2)')
      if (baggage === null) return needs('baggage', limits.baggage, limit)
      return damages(limits.baggage, article(MC99, BAGGAGE_ARTICLE[baggage]), limit)
    }
    case 'cancellation':
    case 'denied-boarding':
    case 'downgrade':
      return null
  }
}

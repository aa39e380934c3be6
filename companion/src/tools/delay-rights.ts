/** The companion's tool for flight disruptions: the engine decides, the card shows reasons and sources. */
import type { AssessDisruptionRequest } from '@app/contracts/assess-disruption'
import type { CalendarDate, Claim } from '@app/domain/kernel'
import {
  type DisruptionAssessment,
  type FlightRoute,
  type LegalBasis,
  reportDisruption,
} from '@app/domain/passenger-rights'

/** Facts are arguments, so that the tool runs in a browser, on a server and in an evaluation alike. */
export type DelayRightsLookUps = {
  routeBetween(from: string, to: string): Claim<FlightRoute> | undefined
  readonly today: CalendarDate
}

export type DelayRightsCard =
  | {
      readonly kind: 'claim-card'
      readonly claim: Claim<DisruptionAssessment>
      readonly route: Claim<FlightRoute>
      readonly basis: readonly LegalBasis[]
    }
  | { readonly kind: 'ask'; readonly missing: 'route' }

export function delayRights(request: AssessDisruptionRequest, lookUps: DelayRightsLookUps): DelayRightsCard {
  const { flight, ...disruption } = request
  const route = 'from' in flight ? lookUps.routeBetween(flight.from, flight.to) : stated(flight, lookUps.today)
  if (!route) return { kind: 'ask', missing: 'route' }
  const claim = reportDisruption(route.value, disruption, lookUps.today)
  return { kind: 'claim-card', claim, route, basis: claim.value.basis }
}

/** Only the traveller stated it, which the card says. */
function stated(value: FlightRoute, today: CalendarDate): Claim<FlightRoute> {
  return {
    value,
    source: { title: 'Stated by you', url: 'https://eur-lex.europa.eu/eli/reg/2004/261/oj' },
    checkedAt: today,
    status: 'unknown',
  }
}

/** The companion's tool for flight disruptions: the engine decides, the card shows reasons and sources. */
import type { AssessDelayRequest } from '@app/contracts/assess-delay'
import { type CalendarDate, type Claim, minorDigitsOf } from '@app/domain/kernel'
import {
  type Care,
  type DisruptionAssessment,
  type FlightRoute,
  type LegalBasis,
  reportRights,
} from '@app/domain/passenger-rights'

/** Facts are arguments, so that the tool runs in a browser, on a server and in an evaluation alike. */
export type DelayRightsLookUps = {
  routeBetween(from: string, to: string): Claim<FlightRoute> | undefined
  rate(from: string, to: string): Claim<string> | undefined
  readonly today: CalendarDate
}

export type DelayRightsCard =
  | {
      readonly kind: 'claim-card'
      readonly claim: Claim<DisruptionAssessment>
      /** By the other laws that cover the same flight. */
      readonly others: readonly Claim<DisruptionAssessment>[]
      readonly care: readonly Claim<Care>[]
      readonly route: Claim<FlightRoute>
      readonly basis: readonly LegalBasis[]
    }
  | { readonly kind: 'ask'; readonly missing: 'route' }

export function delayRights(request: AssessDelayRequest, lookUps: DelayRightsLookUps): DelayRightsCard {
  const { flight, ...disruption } = request
  const route = 'from' in flight ? lookUps.routeBetween(flight.from, flight.to) : stated(flight, lookUps.today)
  if (!route) return { kind: 'ask', missing: 'route' }
  const { claims, care } = reportRights(route.value, disruption, lookUps.today, ({ minorUnits, currency }) => {
    const rate = lookUps.rate(currency, 'EUR')
    return rate ? (minorUnits / 10 ** minorDigitsOf(currency)) * Number(rate.value) : null
  })
  const [claim, ...others] = claims
  return { kind: 'claim-card', claim, others, care, route, basis: claim.value.basis }
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

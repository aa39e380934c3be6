import { type CalendarDate, type Claim, type Coordinates, distanceKm } from '../kernel/index.ts'
import { assessRights, type Worth } from './assess-rights.ts'
import type { Care } from './care.ts'
import type { DisruptionAssessment } from './disruption-assessment.ts'
import type { FlightDisruption } from './flight-disruption.ts'
import { claimByLaw } from './law-sources.ts'

/** The facts of a route that the law needs. */
export type FlightRoute = Pick<
  FlightDisruption,
  'departsFromEea' | 'arrivesInEea' | 'departsFromUk' | 'arrivesInUk' | 'fromCountry' | 'toCountry' | 'distanceKm'
>

export type RouteEnd = {
  readonly coordinates: Coordinates
  readonly isInEea: boolean
  readonly isInUk?: boolean
  /** ISO 3166-1, two letters. */
  readonly country?: string
}

export function measureRoute(from: RouteEnd, to: RouteEnd): FlightRoute {
  return {
    departsFromEea: from.isInEea,
    arrivesInEea: to.isInEea,
    ...(from.isInUk ? { departsFromUk: true } : {}),
    ...(to.isInUk ? { arrivesInUk: true } : {}),
    ...(from.country === undefined ? {} : { fromCountry: from.country }),
    ...(to.country === undefined ? {} : { toCountry: to.country }),
    distanceKm: Math.round(distanceKm(from.coordinates, to.coordinates)),
  }
}

/** The same answer in the browser, from the server and on the companion's card. */
export type RightsReport = {
  /** One per law that covers the flight, the better first. */
  readonly claims: readonly [Claim<DisruptionAssessment>, ...Claim<DisruptionAssessment>[]]
  readonly care: readonly Claim<Care>[]
}

/** Everything owed by every law, each answer as old as the last reading of its law. */
export function reportRights(
  route: FlightRoute,
  disruption: Omit<FlightDisruption, keyof FlightRoute>,
  today: CalendarDate,
  worth: Worth,
): RightsReport {
  const { assessments, care } = assessRights({ ...route, ...disruption }, worth)
  const [best, ...others] = assessments
  const claimed = (each: DisruptionAssessment): Claim<DisruptionAssessment> => claimByLaw(each.law, each, today)
  return {
    claims: [claimed(best), ...others.map(claimed)],
    care: care.map((each) => claimByLaw(each.law, each, today)),
  }
}

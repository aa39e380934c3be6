import { calendarDate, type CalendarDate, type Claim, claimOn, type Coordinates, distanceKm } from '../kernel/index.ts'
import { assessDisruption } from './assess-disruption.ts'
import type { Assessment } from './assessment.ts'
import type { DisruptionAssessment } from './disruption-assessment.ts'
import type { FlightDelay } from './flight-delay.ts'
import type { FlightDisruption } from './flight-disruption.ts'
import { assessEu261Delay } from './regimes/eu261.ts'
import { isNearDistanceLimit } from './regimes/regime.ts'

/** The facts of a route that the law needs. */
export type FlightRoute = Pick<
  FlightDisruption,
  'departsFromEea' | 'arrivesInEea' | 'departsFromUk' | 'arrivesInUk' | 'distanceKm'
>

export type RouteEnd = { readonly coordinates: Coordinates; readonly isInEea: boolean; readonly isInUk?: boolean }

/** The same shape in the browser, the server's answer and the companion's card. */
export type DelayReport = {
  readonly assessment: Assessment
  readonly route: Claim<FlightRoute>
  readonly rules: Claim<'Regulation (EC) 261/2004'>
  readonly isNearDistanceLimit: boolean
}

const RULES = {
  value: 'Regulation (EC) 261/2004',
  source: { title: 'EUR-Lex, Regulation (EC) No 261/2004', url: 'https://eur-lex.europa.eu/eli/reg/2004/261/oj' },
  checkedAt: calendarDate('2026-11-15'),
} as const

const UK_RULES = {
  value: 'Regulation (EC) 261/2004 as it applies in the UK',
  source: {
    title: 'legislation.gov.uk, Regulation (EC) No 261/2004 (UK)',
    url: 'https://www.legislation.gov.uk/eur/2004/261',
  },
  checkedAt: calendarDate('2026-11-15'),
} as const

// A revision was agreed in June 2026 and is not applied yet, so the rules are checked twice a year.
const RULES_GOOD_FOR_DAYS = 180

export function measureRoute(from: RouteEnd, to: RouteEnd): FlightRoute {
  return {
    departsFromEea: from.isInEea,
    arrivesInEea: to.isInEea,
    ...(from.isInUk ? { departsFromUk: true } : {}),
    ...(to.isInUk ? { arrivesInUk: true } : {}),
    distanceKm: Math.round(distanceKm(from.coordinates, to.coordinates)),
  }
}

/** The answer with its facts, each with source and age. */
export function reportDelay(
  route: Claim<FlightRoute>,
  delay: Omit<FlightDelay, keyof FlightRoute>,
  today: CalendarDate,
): DelayReport {
  return {
    assessment: assessEu261Delay({ ...route.value, ...delay }),
    route,
    rules: claimOn(RULES, today, RULES_GOOD_FOR_DAYS),
    isNearDistanceLimit: isNearDistanceLimit(route.value),
  }
}

/** The disruption by the applicable law: the answer is as old as the last check of that law. */
export function reportDisruption(
  route: FlightRoute,
  disruption: Omit<FlightDisruption, keyof FlightRoute>,
  today: CalendarDate,
): Claim<DisruptionAssessment> {
  const value = assessDisruption({ ...route, ...disruption })
  const rules = claimOn(value.law === 'UK261' ? UK_RULES : RULES, today, RULES_GOOD_FOR_DAYS)
  return { ...rules, value }
}

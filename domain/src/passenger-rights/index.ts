export type { Assessment, MissingFact, NotOwedReason } from './assessment.ts'
export { DELAY_CAUSES, type DelayCause } from './delay-cause.ts'
export {
  type DelayReport,
  type FlightRoute,
  measureRoute,
  reportDelay,
  reportDisruption,
  type RouteEnd,
} from './delay-report.ts'
export {
  type DisruptionAssessment,
  type DisruptionFact,
  type DisruptionNotOwed,
  LAWS,
  OTHER_RIGHTS,
  type OtherRight,
} from './disruption-assessment.ts'
export type { FlightDelay } from './flight-delay.ts'
export { type Disruption, DISRUPTIONS, type FlightDisruption } from './flight-disruption.ts'
export type { LegalBasis } from './legal-basis.ts'
export { assessEu261Delay } from './regimes/eu261.ts'
export { isNearDistanceLimit } from './regimes/regime.ts'

export type { Assessment } from './assessment.ts'
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
} from './disruption-assessment.ts'
export { type Disruption, DISRUPTIONS } from './flight-disruption.ts'
export type { LegalBasis } from './legal-basis.ts'
export { isNearDistanceLimit } from './regimes/regime.ts'

export { type FlightRights, type Worth } from './assess-rights.ts'
export { type Care, CARE_KINDS, type CareItem, type CareKind } from './care.ts'
export { DELAY_CAUSES, type DelayCause } from './delay-cause.ts'
export { type Deadline, deadlinesFor } from './deadlines.ts'
export {
  DISRUPTION_FACTS,
  DISRUPTION_NOT_OWED,
  type DisruptionAssessment,
  type DisruptionFact,
  type DisruptionNotOwed,
  OTHER_RIGHTS,
  type OtherRight,
} from './disruption-assessment.ts'
export { EVIDENCE, type Evidence, evidenceFor } from './evidence.ts'
export { BAGGAGE_EVENTS, type BaggageEvent, type Disruption, DISRUPTIONS } from './flight-disruption.ts'
export { LAW_SOURCES } from './law-sources.ts'
export { type Law, LAWS } from './law.ts'
export type { LegalBasis } from './legal-basis.ts'
export {
  answerDays,
  LETTER_PURPOSES,
  type LetterDemand,
  type LetterPlan,
  letterPlans,
  type LetterPurpose,
} from './letter-plan.ts'
export { bodyFor, BODIES_CHECKED_AT, EU_OFFICES } from './national-bodies.ts'
export { isNearDistanceLimit } from './regimes/regime.ts'
export { type FlightRoute, measureRoute, reportRights, type RightsReport, type RouteEnd } from './rights-report.ts'

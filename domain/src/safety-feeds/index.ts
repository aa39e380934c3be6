export { adviceSourceOf } from './advice-sources.ts'
export { assessLeg, type LegAssessment, type MetEvent, METEOALARM_COUNTRIES, type RiskAction } from './assess-leg.ts'
export { type AdviceComparison, type AdviceLine, compareAdvice } from './compare-advice.ts'
export {
  ADVICE_AUTHORITIES,
  type AdviceAuthority,
  type AdviceLevel,
  FEED_KINDS,
  FEED_PROBLEMS,
  FEED_SOURCES,
  type FeedItem,
  type FeedKind,
  type FeedProblem,
  type FeedReading,
  type FeedSource,
  type Instant,
} from './feed-item.ts'
export { type FeedState, feedStateAt } from './feed-state.ts'
export { legsOfTrip } from './legs-of-trip.ts'
export { meetsInTime, type Nearness, nearnessOf, type RiskLeg } from './meeting.ts'
export { bySeverity, isSerious } from './severity.ts'
export { withoutDoubles } from './without-doubles.ts'

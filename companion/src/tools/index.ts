export type { Unmet } from './change-trip/apply-edits.ts'
export type { TripChangeCard } from './change-trip/change-trip.ts'
export { delayRights, type DelayRightsCard, type DelayRightsLookUps } from './delay-rights.ts'
export type {
  AdvisoryFact,
  DailyCost,
  Dated,
  HealthFact,
  HolidayFact,
  KnownAirport,
  KnownCity,
  KnownCountry,
  LookUps,
  MissionFact,
  PlugFact,
  VisaFact,
} from './look-ups.ts'
export { callTool, type CardOf, isToolName, type ToolCall, type ToolInput, type ToolName, TOOLS } from './registry.ts'
export type { ToolResult, Unknown } from './tool.ts'

export {
  type AssembledPlan,
  assembleTrip,
  type FoundPlace,
  type PlanKnowledge,
  type UnreadableLine,
} from './assemble-trip.ts'
export { type PlanDay, type ReadPlan, readPlan } from './read-plan.ts'
export type { PlanItem } from './read-plan-item.ts'

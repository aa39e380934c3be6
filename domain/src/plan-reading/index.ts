export { type AssembledPlan, assembleTrip, type FoundPlace, type PlanKnowledge } from './assemble-trip.ts'
export { type PlanDay, type ReadPlan, readPlan } from './read-plan.ts'
export type { PlanItem } from './read-plan-item.ts'

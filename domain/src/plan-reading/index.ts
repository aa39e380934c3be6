export { assembleTrip, type FoundPlace, type PlanKnowledge } from './assemble-trip.ts'
export { type ReadPlan, readPlan } from './read-plan.ts'

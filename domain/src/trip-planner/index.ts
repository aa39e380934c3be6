export { answersInterest } from './interest-kinds.ts'
export type { Meal, PlanOptions } from './plan-options.ts'
export { type PlannedStay, planStays, type StaysAsked, type WantedStay } from './plan-stays.ts'
export { improveTrip, planTrip } from './plan-trip.ts'

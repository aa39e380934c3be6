export { improveTrip, planTrip } from './plan-trip.ts'
export type { Meal, PlanOptions } from './plan-options.ts'

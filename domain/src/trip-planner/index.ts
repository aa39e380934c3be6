export { answersInterest } from './interest-kinds.ts'
export type { PlanOptions } from './plan-options.ts'
export { isWelcome } from './place-worth.ts'
export { improveTrip, planTrip } from './plan-trip.ts'

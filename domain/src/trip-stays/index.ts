export { type PlannedStay, planStays, type StaysAsked, type WantedStay } from './plan-stays.ts'

export { planStays, type WantedStay } from './plan-stays.ts'

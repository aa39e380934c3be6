export { acceptChanges } from './accept-changes.ts'
export { type ChangeReason, diffTrips, type Reasons, type StopTime, type TripChange } from './diff-trips.ts'

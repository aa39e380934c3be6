export { acceptChanges } from './accept-changes.ts'
export { fingerprintOf } from './fingerprint-of.ts'
export { type ChangeReason, diffTrips, type Reasons, type StopTime, type TripChange } from './diff-trips.ts'

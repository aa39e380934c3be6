export { acceptChanges } from './accept-changes.ts'
export { countChanges } from './count-changes.ts'
export { fingerprintOf } from './fingerprint-of.ts'
export { type ChangeReason, diffTrips, type Reasons, type TripChange } from './diff-trips.ts'

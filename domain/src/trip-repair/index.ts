export { insertBest, insertQuietly } from './insert-best.ts'
export { proveTrip, type ProvenTrip } from './prove-trip.ts'
export { type Repair, repairTrip, type Trouble } from './repair-trip.ts'

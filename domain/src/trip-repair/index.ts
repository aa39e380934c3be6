export { type Repair, repairTrip, type Trouble } from './repair-trip.ts'

export { type KnownAirlines, knownAirlines } from './known-airlines.ts'

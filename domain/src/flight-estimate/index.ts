export { estimateFlight, type FlightEstimate } from './estimate-flight.ts'

export { estimateFlight, estimateFlightBetween, type FlightEstimate } from './estimate-flight.ts'

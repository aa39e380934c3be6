export type { Airport } from './airport.ts'
export { airportLabel, AIRPORTS, findAirport } from './airports.ts'
export { routeBetween } from './route-between.ts'
export { type AirportMatch, resolveAirport, searchAirports } from './search-airports.ts'

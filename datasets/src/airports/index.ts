export type { Airport } from './airport.ts'
export { airportLabel } from './airport-label.ts'
export { AIRPORTS, AIRPORTS_SOURCE, findAirport } from './airports.ts'
export { routeBetween } from './route-between.ts'
export {
  type AirportMatch,
  isWrittenOut,
  resolveAirport,
  searchAirports,
  searchMisspelt,
  searchOwnNames,
} from './search-airports.ts'
export { findAirportsMeant, withAirportCities } from './with-airport-cities.ts'

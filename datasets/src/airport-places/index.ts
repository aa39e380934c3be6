export { AIRPORT_PLACES_SOURCE, type AirportPlace, placeOfAirport } from './airport-places.ts'

export { type Airline, AIRLINES, AIRLINES_SOURCE, type Alliance, findAirline } from './airlines.ts'

export { FLIGHT_TABLES } from './flight-tables.ts'

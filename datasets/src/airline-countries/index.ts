export { AIRLINE_COUNTRIES_SOURCE, countryOfAirline } from './airline-countries.ts'

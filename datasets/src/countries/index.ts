export { type Continent, COUNTRIES, COUNTRIES_SOURCE, type Country, findCountry } from './countries.ts'

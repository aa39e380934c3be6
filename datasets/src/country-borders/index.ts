export { countryAt } from './country-at.ts'

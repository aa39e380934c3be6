export { COUNTRY_TABLES } from './country-tables.ts'

export type { BorderArc } from './border-arc.ts'
export { type CountryAt, locateCountry } from './locate-country.ts'

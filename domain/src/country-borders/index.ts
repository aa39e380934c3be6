export type { BorderArc } from './border-arc.ts'
export { type CountryAt, locateCountry, type NearbyCountry } from './locate-country.ts'

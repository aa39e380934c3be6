export { type KnownCityRow, KNOWN_CITIES } from './known-cities.ts'

export { type Cities, loadCities } from './cities.ts'
export type { City } from './city.ts'

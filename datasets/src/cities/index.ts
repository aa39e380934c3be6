export { type Cities, loadCities } from './cities.ts'
export type { City, CityKind } from './city.ts'

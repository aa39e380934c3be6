export { type Cities, loadCities, type NearbyCity } from './cities.ts'
export type { City, CityKind } from './city.ts'

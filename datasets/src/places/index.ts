export { COVERED_CITY_IDS, coverageOf } from './city-coverage.ts'
export type { Place, PlaceGroup } from './place.ts'
export { loadPlaces, type Places } from './places.ts'

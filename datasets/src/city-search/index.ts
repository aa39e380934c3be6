export { countryName, countryNames } from './country-names.ts'
export { loadCities, type PackedCities } from './packed-cities.ts'
export { type NameFinder, nameFinder } from './name-finder.ts'

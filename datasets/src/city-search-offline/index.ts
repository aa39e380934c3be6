export { type OfflineCity, searchOfflineCities } from './search-offline-cities.ts'

export { type OfflineCity, prepareOfflineCities, searchOfflineCities } from './search-offline-cities.ts'

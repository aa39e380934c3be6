export {
  findOfflineCityServed,
  offlineCity,
  offlineNameFinder,
  type OfflineCity,
  prepareOfflineCities,
  searchOfflineCities,
} from './search-offline-cities.ts'

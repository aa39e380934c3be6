export type { Candidate as TripPlaceCandidate } from './candidate.ts'
export { nameKeys } from './candidate.ts'
export {
  MOST_FOOD,
  MOST_SIGHTS,
  type MostPlaces,
  type TripPlaceCity,
  tripPlaces,
  type TripPlaceTables,
} from './trip-places.ts'

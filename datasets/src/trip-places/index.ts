export type { Candidate as TripPlaceCandidate } from './candidate.ts'
export { nameKeys } from './candidate.ts'
export { guideAround } from './guide-around.ts'
export { MOST_FOOD, MOST_SIGHTS, tripPlaces } from './trip-places.ts'

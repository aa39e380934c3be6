export { MOST_FOOD, MOST_SIGHTS, type TripPlaceCity, tripPlaces, type TripPlaceTables } from './trip-places.ts'

export { type CarSearch, type CarSearchProblem, checkCarSearch, DRIVER_AGE_LIMITS } from './car-search.ts'
export {
  checkFlightSearch,
  earliestReturn,
  type FlightSearch,
  type FlightSearchProblem,
  isReturnAfter,
  PASSENGER_LIMITS,
  type PassengerKind,
  TRAVEL_CLASSES,
  TRIP_KINDS,
  type TripKind,
} from './flight-search.ts'
export { type BookingSearch, type BookingSite, handOffLink, isHandOffTarget } from './hand-off-link.ts'
export { checkHotelSearch, HOTEL_LIMITS, type HotelSearch, type HotelSearchProblem } from './hotel-search.ts'
export { isPlaceName, LONGEST_PLACE_NAME, readFormText } from './place-name.ts'

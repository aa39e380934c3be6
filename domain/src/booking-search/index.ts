export { type CarSearch, type CarSearchProblem, checkCarSearch } from './car-search.ts'
export {
  checkFlightSearch,
  type FlightSearch,
  type FlightSearchProblem,
  PASSENGER_LIMITS,
  type PassengerKind,
  TRAVEL_CLASSES,
  type TravelClass,
} from './flight-search.ts'
export { type BookingSite, carSearchLink, flightSearchLink, hotelSearchLink } from './hand-off-link.ts'
export { checkHotelSearch, HOTEL_LIMITS, type HotelSearch, type HotelSearchProblem } from './hotel-search.ts'

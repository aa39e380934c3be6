export { draftTrip, shareNights } from './draft-trip.ts'
export { lastDateOf, readAsk } from './read-ask.ts'
export { type AskedAppointment, type AskedCity, type Bed, LONGEST_TRIP_DAYS, type TripAsk } from './trip-ask.ts'

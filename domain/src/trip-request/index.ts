export { missingFacts } from './missing-facts.ts'
export { readTripRequest, type RequestContext } from './read-trip-request.ts'
export type { FindCity, FindCountry } from './reading.ts'
export type {
  Amount,
  Appointment,
  Car,
  Destination,
  LanguageCode,
  Lodging,
  MissingFact,
  NamedPlace,
  PartOfDay,
  RequestedBudget,
  Said,
  SaidMoment,
  TextSpan,
  Travellers,
  TripDates,
  TripRequest,
} from './trip-request.ts'

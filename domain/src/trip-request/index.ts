export { missingFacts } from './missing-facts.ts'
export { readTime } from './read-moments.ts'
export { readCount } from './read-number.ts'
export { readTokens } from './read-tokens.ts'
export { openReading, readTripRequest, type RequestContext } from './read-trip-request.ts'
export {
  type FindCity,
  type FindCountry,
  type FindSight,
  isMark,
  lengthAt,
  type Reading,
  startBefore,
  tokenAt,
} from './reading.ts'
export { DIETS, INTERESTS } from './trip-request.ts'
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
export { settleRequest } from './settle-request.ts'
export { wishesOf } from './wishes-of.ts'

export { readTime } from './dates/read-moments.ts'
export { readCount } from './read-number.ts'
export { readTokens } from './read-tokens.ts'
export { openReading, readTripRequest } from './read-trip-request.ts'
export {
  type FindCity,
  type FindCountry,
  type FindRegion,
  type FindSight,
  type IsWellKnown,
  isMark,
  lengthAt,
  type Reading,
  tokenAt,
} from './reading.ts'
export { DIETS, INTERESTS } from './trip-request.ts'
export type {
  Amount,
  DayWindow,
  Destination,
  HelpfulChange,
  LanguageCode,
  NamedPlace,
  PartOfDay,
  RequestedBudget,
  RequestedRoute,
  Said,
  SaidMoment,
  TextSpan,
  TripDates,
  TripRequest,
} from './trip-request.ts'
export { settleRequest } from './settle-request.ts'

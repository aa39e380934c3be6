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
  DatedSight,
  DayWindow,
  Destination,
  HelpfulChange,
  LanguageCode,
  NamedPlace,
  Notice,
  PartOfDay,
  RequestedBudget,
  RequestedRoute,
  RequestedStay,
  Said,
  SaidMoment,
  TextSpan,
  TripDates,
  TripRequest,
  WayFromHome,
} from './trip-request.ts'
export { isRefusedHere } from './slots/refused-name.ts'
export { settleRequest } from './settle-request.ts'

export { type GuideArea, type StayFor, toArea } from './area.ts'
export { bestPosition } from './best-position.ts'
export {
  type Booking,
  type Cells,
  type GuidePoint,
  isInMonths,
  type LocalisedName,
  type MonthRange,
  namesInRow,
  parseBooking,
  parseMonthReasons,
  parseMonths,
  parseNames,
  parsePoint,
  parsePrice,
  parseStops,
  type Price,
  type PriceRange,
  type RouteStop,
  type WeekdayCode,
} from './cell-forms.ts'
export { type GuideCountry, type MealHours, type Phrase, type PriceItem, type Tip } from './country.ts'
export { type GuideDayTrip, toDayTrip, type YesSomeNo } from './day-trip.ts'
export {
  type AvoidMonths,
  type AvoidReason,
  type Certainty,
  type DestinationKind,
  type GuideDestination,
  type GuideState,
  toDestination,
} from './destination.ts'
export {
  type DestinationTheme,
  parseThemeShares,
  type ThemeShares,
  themeSharesOf,
  themeSharesText,
  themeStrength,
} from './destination-themes.ts'
export { type EventDates, eventDatesIn, type EventRule, parseEventRule } from './event-rule.ts'
export { type EventEffect, type GuideEvent, toEvent } from './event.ts'
export { type Diet, type FoodContent, type FoodKind, type GuideFood, toFood } from './food.ts'
export { dayOfMonth, GUIDE_SOURCE, guideClaim } from './guide-claim.ts'
export { type GuideLeg, type GuideMode, type LegCode, toLeg } from './leg.ts'
export { moonDatesIn } from './moon-dates.ts'
export { type GuideRoute, toRoute } from './route.ts'
export {
  type ClosedDay,
  type GuideSight,
  type GuideTag,
  type Importance,
  type Setting,
  type SightKind,
  type Suits,
  type TimeOfDay,
  toSight,
} from './sight.ts'
export { openingOf, openingText } from './opening-text.ts'
export { parseTip, toCountry, withoutDoubt } from './to-country.ts'
export { type GuideTransfer, toTransfer, type TransferCode } from './transfer.ts'
export { upcomingEvents } from './upcoming-events.ts'
export { parseUsualTimes, type UsualTimes, usualTimesOn } from './usual-times.ts'
export * as COUNTRY_WORDS from './words/country-words.ts'
export * as PLACE_WORDS from './words/place-words.ts'
export * as TRAVEL_WORDS from './words/travel-words.ts'

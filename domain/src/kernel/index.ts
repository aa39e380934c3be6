export {
  addDays,
  addMonths,
  calendarDate,
  type CalendarDate,
  daysBetween,
  isCalendarDate,
  weekdayOf,
} from './calendar-date.ts'
export { type Claim, claimOn, type ClaimStatus, editorialClaim, type Source } from './claim.ts'
export { type Coordinates, distanceKm, greatCirclePoints } from './coordinates.ts'
export { euros, half, minorDigitsOf, type Money } from './money.ts'
export { textOfValue } from './text-of-value.ts'

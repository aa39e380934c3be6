declare const calendarDateBrand: unique symbol

/** A date as people write it (`2026-11-15`), without a time zone: never a `Date`. */
export type CalendarDate = string & { readonly [calendarDateBrand]: true }

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/
/** Typed dates are added to, and years must stay within four digits. */
const FIRST_YEAR_BEYOND = 9000
const DAYS_BEFORE_1970 = 719_468
const DAYS_PER_400_YEARS = 146_097

export function isCalendarDate(text: string): text is CalendarDate {
  const [, year, month, day] = (ISO_DAY.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return false
  return year < FIRST_YEAR_BEYOND && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

/** For dates in code and packed data; typed text goes through `isCalendarDate`. */
export function calendarDate(text: string): CalendarDate {
  if (!isCalendarDate(text)) throw new RangeError(`not a calendar date: ${text}`)
  return text
}

/** Negative when `to` is before `from`. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from)
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOf(dayNumber(date) + days)
}

/** Monday is 0. */
export function weekdayOf(date: CalendarDate): number {
  // 1 January 1970 was a Thursday.
  return (((dayNumber(date) + 3) % 7) + 7) % 7
}

/**
 * The same day some months later or earlier, or the last day of a shorter month: 31 August and six months is 28
 * February.
 */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const count = year * 12 + (month - 1) + months
  const [newYear, newMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1]
  return isoDay(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)))
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

/** Days since 1970-01-01, by Howard Hinnant's `days_from_civil`: a year that starts in March ends in its leap day. */
function dayNumber(date: CalendarDate): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const marchYear = month > 2 ? year : year - 1
  const era = Math.floor(marchYear / 400)
  const yearOfEra = marchYear - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * DAYS_PER_400_YEARS + dayOfEra - DAYS_BEFORE_1970
}

/** The inverse, by `civil_from_days` of the same author. */
function dateOf(days: number): CalendarDate {
  const shifted = days + DAYS_BEFORE_1970
  const era = Math.floor(shifted / DAYS_PER_400_YEARS)
  const dayOfEra = shifted - era * DAYS_PER_400_YEARS
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return isoDay(year, month, day)
}

function isoDay(year: number, month: number, day: number): CalendarDate {
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}` as CalendarDate
}

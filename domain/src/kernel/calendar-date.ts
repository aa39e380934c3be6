declare const calendarDateBrand: unique symbol

/** A day as people write it (`2026-11-15`), without a time zone: never a `Date`. */
export type CalendarDate = string & { readonly [calendarDateBrand]: true }

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const DAYS_BEFORE_1970 = 719_468
const DAYS_PER_400_YEARS = 146_097

export function isCalendarDate(text: string): text is CalendarDate {
  const [, year, month, day] = (ISO_DAY.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return false
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

/** For dates written in code and in packed data; what people type goes through `isCalendarDate`. */
export function calendarDate(text: string): CalendarDate {
  if (!isCalendarDate(text)) throw new RangeError(`not a calendar date: ${text}`)
  return text
}

/** Negative when `to` lies before `from`. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from)
}

/** The same day some months later or earlier; where that month is shorter, its last day: 31 August and six months is 28 February. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const count = year * 12 + (month - 1) + months
  const [newYear, newMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1]
  const two = (value: number): string => String(value).padStart(2, '0')
  const newDay = Math.min(day, daysInMonth(newYear, newMonth))
  return calendarDate(`${String(newYear).padStart(4, '0')}-${two(newMonth)}-${two(newDay)}`)
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

/** A boarding pass names the day of the year and not the year. */
import { addDays, calendarDate, type CalendarDate } from '../kernel/index.ts'

/** The day on which the pass was issued: the last digit of its year, and the day of that year. */
export type Issued = { readonly yearDigit: number; readonly dayOfYear: number }

/** No airline checks in earlier than two months ahead. */
const LONGEST_AHEAD_DAYS = 62
/** Back to the longest time in which anybody can still claim. */
const YEARS_BACK = 11

/**
 * The first such day on or after the issue; without one the latest that may have been flown. Null for a day that none of
 * these years has.
 */
export function resolveFlightDay(dayOfYear: number, today: CalendarDate, issued: Issued | null): CalendarDate | null {
  const thisYear = Number(today.slice(0, 4))
  const latest = addDays(today, LONGEST_AHEAD_DAYS)
  const issuedOn = issued && issueDay(issued, thisYear, today)
  if (issuedOn) {
    const year = Number(issuedOn.slice(0, 4))
    // A pass that is issued after midnight for a flight of the evening before is a day younger than its flight.
    const first = addDays(issuedOn, -1)
    return [year, year + 1].map((each) => dayOf(each, dayOfYear)).find((day) => day !== null && day >= first) ?? null
  }
  const years = Array.from({ length: YEARS_BACK }, (_, back) => thisYear + 1 - back)
  return years.map((year) => dayOf(year, dayOfYear)).find((day) => day !== null && day <= latest) ?? null
}

function issueDay({ yearDigit, dayOfYear }: Issued, thisYear: number, today: CalendarDate): CalendarDate | null {
  const years = Array.from({ length: YEARS_BACK }, (_, back) => thisYear + 1 - back)
  const found = years.map((year) => (year % 10 === yearDigit ? dayOf(year, dayOfYear) : null))
  return found.find((day) => day !== null && day <= addDays(today, 1)) ?? null
}

function dayOf(year: number, dayOfYear: number): CalendarDate | null {
  const day = addDays(calendarDate(`${year}-01-01`), dayOfYear - 1)
  return day.startsWith(`${year}-`) ? day : null
}

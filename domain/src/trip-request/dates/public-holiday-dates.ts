/** Easter by the anonymous Gregorian algorithm (Meeus/Jones/Butcher), and the days that people take off around public holidays. */
import { addDays, calendarDate, type CalendarDate, daysBetween, weekdayOf } from '../../kernel/index.ts'
import { HOLIDAYS } from '../holidays.ts'
import type { PublicHoliday, Season } from '../language.ts'

export type Period = { readonly start: CalendarDate; readonly end: CalendarDate }

const DATED: Readonly<Partial<Record<PublicHoliday, readonly [string, number]>>> = {
  // Most markets open before the first Sunday of Advent and close before Christmas Eve.
  advent: ['11-25', 29],
  'all-saints': ['10-31', 4],
  christmas: ['12-24', 3],
  'year-end': ['12-27', 5],
  'new-year': ['12-30', 4],
  valentine: ['02-14', 1],
}
/** First day relative to Easter Sunday, and the number of days. */
const MOVING: Readonly<Partial<Record<PublicHoliday, readonly [number, number]>>> = {
  easter: [-2, 4],
  'holy-week': [-7, 8],
  ascension: [39, 4],
  pentecost: [48, 3],
}
const SEASON_STARTS: Readonly<Record<Season, string>> = {
  spring: '03-01',
  summer: '06-01',
  autumn: '09-01',
  winter: '12-01',
}
const SEASON_DAYS = 92

/** The next one that has not ended yet; with a year, the one of that year. */
export function publicHolidayDates(holiday: PublicHoliday, year: number | null, today: CalendarDate): Period {
  const named = HOLIDAYS.get(holiday)
  if (named) return upcoming(year, today, (each) => holidayIn(named.dates, each))
  return upcoming(year, today, (each) => {
    const [first, days] = MOVING[holiday] ?? [0, 0]
    const dated = DATED[holiday]
    const start = dated ? calendarDate(`${each}-${dated[0]}`) : addDays(easterSunday(each), first)
    return { start, end: addDays(start, (dated?.[1] ?? days) - 1) }
  })
}

/** A trip is somewhere within these, such as the summer holidays. */
export const isSeasonal = (holiday: PublicHoliday): boolean => HOLIDAYS.get(holiday)?.dates.includes('..') ?? false

const SPAN = /^(?<from>\d\d-\d\d)\.\.(?<until>\d\d-\d\d)$/
const FIXED = /^(?<day>\d\d-\d\d)(?:\+(?<days>\d+))?$/
const FROM_EASTER = /^easter(?<offset>[+-]\d+)\+(?<days>\d+)$/
/** `thu4-11+4`: the fourth Thursday of November; `fri-06-19+3`: the first Friday from a day, moved by `-2`. */
const NTH = /^(?<weekday>[a-z]{3})(?<nth>\d)-(?<month>\d\d)\+(?<days>\d+)$/
const FIRST = /^(?<weekday>[a-z]{3})-(?<day>\d\d-\d\d)(?<shift>-\d)?\+(?<days>\d+)$/
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** The dates of a line of the holiday names in a year. */
function holidayIn(dates: string, year: number): Period {
  const span = SPAN.exec(dates)?.groups
  if (span) return { start: calendarDate(`${year}-${span['from']}`), end: calendarDate(`${year}-${span['until']}`) }
  const fixed = FIXED.exec(dates)?.groups
  if (fixed) {
    const start = calendarDate(`${year}-${fixed['day']}`)
    return fixed['days'] === undefined ? withWeekend(start) : lasting(start, Number(fixed['days']))
  }
  const easter = FROM_EASTER.exec(dates)?.groups
  if (easter) return lasting(addDays(easterSunday(year), Number(easter['offset'])), Number(easter['days']))
  const nth = NTH.exec(dates)?.groups
  if (nth) {
    const first = weekdayFrom(calendarDate(`${year}-${nth['month']}-01`), nth['weekday'])
    return lasting(addDays(first, (Number(nth['nth']) - 1) * DAYS_PER_WEEK), Number(nth['days']))
  }
  const weekday = FIRST.exec(dates)?.groups
  if (weekday) {
    const first = weekdayFrom(calendarDate(`${year}-${weekday['day']}`), weekday['weekday'])
    return lasting(addDays(first, Number(weekday['shift'] ?? 0)), Number(weekday['days']))
  }
  const [listed = '', days = '1'] = dates.split('+')
  const starts = listed.split(' ')
  const own = starts.find((start) => start.startsWith(`${year}-`)) ?? starts.at(-1) ?? ''
  return lasting(calendarDate(own), Number(days))
}

const DAYS_PER_WEEK = 7

const lasting = (start: CalendarDate, days: number): Period => ({ start, end: addDays(start, days - 1) })

const weekdayFrom = (from: CalendarDate, weekday = 'mon'): CalendarDate =>
  addDays(from, (WEEKDAYS.indexOf(weekday) - weekdayOf(from) + DAYS_PER_WEEK) % DAYS_PER_WEEK)

/** Days off that lie between a holiday and the weekend beside it: `ponte`, `puente`, `Brückentag`. */
function withWeekend(day: CalendarDate): Period {
  const [first, last] = TO_WEEKEND[weekdayOf(day)] ?? [0, 0]
  return { start: addDays(day, first), end: addDays(day, last) }
}

/** By the weekday of the holiday, from Monday on. */
const TO_WEEKEND: readonly (readonly [number, number])[] = [
  [-2, 0],
  [-3, 0],
  [0, 4],
  [0, 3],
  [0, 2],
  [0, 1],
  [-1, 0],
]

export function seasonDates(season: Season, year: number | null, today: CalendarDate): Period {
  return upcoming(year, today, (each) => {
    const start = calendarDate(`${each}-${SEASON_STARTS[season]}`)
    return { start, end: addDays(start, SEASON_DAYS - 2) }
  })
}

function upcoming(year: number | null, today: CalendarDate, inYear: (year: number) => Period): Period {
  if (year !== null) return inYear(year)
  const now = Number(today.slice(0, 4))
  const thisYear = inYear(now)
  return daysBetween(today, thisYear.end) >= 0 ? thisYear : inYear(now + 1)
}

function easterSunday(year: number): CalendarDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const skipped = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)
  const epact = (skipped + 19 * golden + 15) % 30
  const moon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11))
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7
  // Counted from 28 March, which is day zero.
  return addDays(calendarDate(`${String(year).padStart(4, '0')}-03-28`), moon - weekday)
}

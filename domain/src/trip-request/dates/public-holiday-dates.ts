/** Easter by the anonymous Gregorian algorithm (Meeus/Jones/Butcher), and the days that people take off around public holidays. */
import { addDays, calendarDate, type CalendarDate, daysBetween } from '../../kernel/index.ts'
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
  return upcoming(year, today, (each) => {
    const [first, days] = MOVING[holiday] ?? [0, 0]
    const dated = DATED[holiday]
    const start = dated ? calendarDate(`${each}-${dated[0]}`) : addDays(easterSunday(each), first)
    return { start, end: addDays(start, (dated?.[1] ?? days) - 1) }
  })
}

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

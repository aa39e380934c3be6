/**
 * The dates of feasts by the moon: the Umm al-Qura calendar for Islamic ones, the Chinese calendar for the others. The
 * sighting of the moon, or a new moon close to midnight, may move them by a day, so they are said with "about".
 */
import { addDays, calendarDate, type CalendarDate, daysBetween } from '../kernel/index.ts'
import type { EventDates, EventRule } from './event-rule.ts'

type MoonRule = Extract<EventRule, { kind: 'hijri' | 'lunar' }>
type MoonDay = { readonly month: number; readonly day: number }

const CALENDARS: Readonly<Record<MoonRule['kind'], string>> = { hijri: 'islamic-umalqura', lunar: 'chinese' }
const EPOCH = calendarDate('1970-01-01')
const DAY_MS = 86_400_000
const LONGEST_MONTH = 30
/** A feast that begins in December may end in spring. */
const MOST_DAYS = 2 * 366

/** The feast that begins in that year; null in the few years without one. */
export function moonDatesIn({ kind, from, to }: MoonRule, year: number): EventDates | null {
  const moonDayOf = readMoonDay(CALENDARS[kind])
  const first = next(moonDay(from), calendarDate(`${year}-01-01`), moonDayOf)
  if (!first?.startsWith(String(year))) return null
  const last = from === to ? first : next(moonDay(to), first, moonDayOf)
  return last && { from: first, to: last }
}

/** The next such day by the moon. In a month of 29 days the last one is taken instead of the thirtieth. */
function next(wanted: MoonDay, from: CalendarDate, moonDayOf: (date: CalendarDate) => MoonDay): CalendarDate | null {
  const limit = addDays(from, MOST_DAYS)
  for (let date = from; date <= limit;) {
    const { month, day } = moonDayOf(date)
    if (month !== wanted.month || day > wanted.day) date = addDays(date, Math.max(1, LONGEST_MONTH - day))
    else if (day === wanted.day) return date
    else {
      const found = addDays(date, wanted.day - day)
      return moonDayOf(found).month === month ? found : addDays(found, -1)
    }
  }
  return null
}

/** Formatting a date takes a tenth of a millisecond, so most days of a year are passed over. */
function readMoonDay(calendar: string): (date: CalendarDate) => MoonDay {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, { month: 'numeric', day: 'numeric', timeZone: 'UTC' })
  return (date) => {
    const parts = format.formatToParts(daysBetween(EPOCH, date) * DAY_MS)
    const numberOf = (type: string): number => Number(parts.find((part) => part.type === type)?.value)
    // A leap month is "6bis", and no feast is in it.
    return { month: numberOf('month'), day: numberOf('day') }
  }
}

function moonDay(text: string): MoonDay {
  const [month = 0, day = 0] = text.split('-').map(Number)
  return { month, day }
}

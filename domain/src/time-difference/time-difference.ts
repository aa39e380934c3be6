import { calendarDate, type CalendarDate, daysBetween, isCalendarDate } from '../kernel/index.ts'

const EPOCH = calendarDate('1970-01-01')
const DAY_MINUTES = 1440

/** Minutes by which the clock of `there` is ahead of that of `here` at noon (UTC) of that day; negative when behind. */
export function timeDifferenceMinutes(here: string, there: string, date: CalendarDate): number {
  const noonMinutes = (daysBetween(EPOCH, date) + 0.5) * DAY_MINUTES
  return offsetMinutes(there, noonMinutes) - offsetMinutes(here, noonMinutes)
}

/** What a clock on the wall there shows, less what UTC shows. */
function offsetMinutes(timeZone: string, atMinutes: number): number {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const parts = new Map(format.formatToParts(atMinutes * 60_000).map(({ type, value }) => [type, value]))
  const day = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
  if (!isCalendarDate(day)) throw new RangeError(`no day at ${timeZone}: ${day}`)
  const wall = daysBetween(EPOCH, day) * DAY_MINUTES + Number(parts.get('hour')) * 60 + Number(parts.get('minute'))
  return wall - atMinutes
}

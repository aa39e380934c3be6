import { calendarDate, type CalendarDate, daysBetween, isCalendarDate } from '../kernel/index.ts'

const EPOCH = calendarDate('1970-01-01')
const DAY_MINUTES = 1440

/** Minutes by which the clock of `there` is ahead of that of `here` at noon (UTC) of that day; negative when behind. */
export function timeDifferenceMinutes(here: string, there: string, date: CalendarDate): number {
  const noonMinutes = (daysBetween(EPOCH, date) + 0.5) * DAY_MINUTES
  return offsetMinutes(there, noonMinutes) - offsetMinutes(here, noonMinutes)
}

/**
 * The UTC minute since 1970 of a local time. A repeated hour is the first of the two; a skipped one is shifted by the
 * skip, as RFC 5545 requires.
 */
export function wallToUtcMinutes(timeZone: string, date: CalendarDate, minute: number): number {
  const wall = daysBetween(EPOCH, date) * DAY_MINUTES + minute
  const [before, after] = [wall - DAY_MINUTES, wall + DAY_MINUTES].map((at) => offsetMinutes(timeZone, at))
  const instants = [wall - before!, wall - after!]
  const shown = instants.filter((at) => at + offsetMinutes(timeZone, at) === wall)
  return shown.length > 0 ? Math.min(...shown) : instants[0]!
}

/** Local time minus UTC. */
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

import { calendarDate, type CalendarDate } from '@app/domain/kernel'

const WESTERNMOST_HOURS = 12

/**
 * The day on the traveller's own calendar. The server does not know where they are, so there it is the day of those for
 * whom it is earliest: nobody is told that their own today has passed.
 */
export function travellerToday(now = new Date()): CalendarDate {
  if (typeof document === 'undefined')
    return calendarDate(new Date(now.getTime() - WESTERNMOST_HOURS * 3_600_000).toISOString().slice(0, 10))
  const two = (value: number): string => String(value).padStart(2, '0')
  return calendarDate(`${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`)
}

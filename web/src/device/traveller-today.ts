import { calendarDate, type CalendarDate } from '@app/domain/kernel'

const WESTERNMOST_HOURS = 12

/**
 * The traveller's local date. The server does not know it, so there it is the earliest date anywhere: a traveller's own
 * today never counts as past.
 */
export function travellerToday(now = new Date()): CalendarDate {
  if (typeof document === 'undefined')
    return calendarDate(new Date(now.getTime() - WESTERNMOST_HOURS * 3_600_000).toISOString().slice(0, 10))
  const two = (value: number): string => String(value).padStart(2, '0')
  return calendarDate(`${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`)
}

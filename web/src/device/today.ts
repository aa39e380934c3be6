import { calendarDate, type CalendarDate } from '@app/domain/kernel'

/** The day in UTC, so that the server and the browser write the same page. */
export function today(): CalendarDate {
  return calendarDate(new Date().toISOString().slice(0, 10))
}

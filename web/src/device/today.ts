import { calendarDate, type CalendarDate } from '@app/domain/kernel'

/** The date in UTC, so that server and browser render the same page. */
export function today(): CalendarDate {
  return calendarDate(new Date().toISOString().slice(0, 10))
}

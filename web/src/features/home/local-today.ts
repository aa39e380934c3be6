import { calendarDate, type CalendarDate } from '@app/domain/kernel'

/** The day on the traveller's own calendar: late in the evening it is not yet tomorrow because UTC says so. */
export function localToday(now = new Date()): CalendarDate {
  const two = (value: number): string => String(value).padStart(2, '0')
  return calendarDate(`${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`)
}

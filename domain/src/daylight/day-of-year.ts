import { calendarDate, type CalendarDate, daysBetween } from '../kernel/index.ts'

/** Counts from 1. */
export function dayOfYear(date: CalendarDate): number {
  return daysBetween(calendarDate(`${date.slice(0, 4)}-01-01`), date) + 1
}

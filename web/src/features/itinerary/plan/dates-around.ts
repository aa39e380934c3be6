import { addDays, type CalendarDate } from '@app/domain/kernel'

/** A holiday the day before or after may change the hours of a night. */
export function datesAround(first: CalendarDate | null, days: number) {
  const from = first ?? ('2026-01-01' as CalendarDate)
  return { from: addDays(from, -1), to: addDays(from, days + 1) }
}

import { calendarDate, type CalendarDate, type Claim, editorialClaim, type Source } from '../kernel/index.ts'

/** Our own work has no web address, so screens show it without a link. */
export const GUIDE_SOURCE: Source = { title: 'Sojourn editors', url: 'sojourn:guide' }

/** `asOf` is the month in which the country was edited: `2026-11`. */
export function guideClaim<Value>(value: Value, asOf: string): Claim<Value> {
  return editorialClaim({ value, source: GUIDE_SOURCE, checkedAt: dayOfMonth(asOf) })
}

export function dayOfMonth(asOf: string): CalendarDate {
  return calendarDate(`${asOf}-01`)
}

import { calendarDate, type CalendarDate } from '@app/domain/kernel'

import { uiText as text } from '../../../ui/ui-text.ts'

/** Two dates. The second is never before the first. */
export type DateSpan = { readonly from: CalendarDate | null; readonly to: CalendarDate | null }

export const NO_DATES: DateSpan = { from: null, to: null }

/** The first date starts, a later one completes; an earlier one, or any after both are set, starts over. */
export function pickDay({ from, to }: DateSpan, day: CalendarDate, minNights: 0 | 1 = 0): DateSpan {
  const isBeginning = from === null || to !== null || day < from
  if (isBeginning) return { from: day, to: null }
  return day === from && minNights > 0 ? { from, to: null } : { from, to: day }
}

export function isComplete({ from, to }: DateSpan): boolean {
  return from !== null && to !== null
}

/** `LLL dd, y - LLL dd, y`, as in the specification. */
export function describeSpan({ from, to }: DateSpan): string {
  if (from === null) return text('dates.none')
  return to === null ? writeDay(from) : `${writeDay(from)} - ${writeDay(to)}`
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })

function writeDay(date: CalendarDate): string {
  const [year = '', , day = ''] = date.split('-')
  return `${MONTH.format(new Date(`${date}T00:00Z`))} ${day}, ${Number(year)}`
}

/** The calendar on screen uses local dates. */
export function toLocalDay(date: CalendarDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day)
}

export function fromLocalDay(day: Date): CalendarDate {
  const two = (part: number): string => String(part).padStart(2, '0')
  const year = String(day.getFullYear()).padStart(4, '0')
  return calendarDate(`${year}-${two(day.getMonth() + 1)}-${two(day.getDate())}`)
}

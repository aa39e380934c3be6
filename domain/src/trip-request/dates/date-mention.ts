import type { CalendarDate } from '../../kernel/index.ts'

/** Dates mentioned anywhere in the request. */
export type DateMention = {
  readonly start: CalendarDate
  readonly end: CalendarDate
  /** A range or a public holiday is the period of travel; a single day may be a start, an end or an appointment. */
  readonly kind: 'range' | 'day' | 'window'
  /** How it was written: a date may move a weekday beside it, and takes precedence over a public holiday. */
  readonly by: 'date' | 'weekday' | 'publicHoliday' | 'name'
  readonly isYearless?: boolean
  readonly at: number
  readonly length: number
}

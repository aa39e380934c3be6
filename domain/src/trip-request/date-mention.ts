import type { CalendarDate } from '../kernel/index.ts'

/** Days that were named somewhere in the request. */
export type DateMention = {
  readonly start: CalendarDate
  readonly end: CalendarDate
  /** A range or a feast says when to travel; a single day may be a beginning, an end or an appointment. */
  readonly kind: 'range' | 'day' | 'window'
  /** How it was said: a date may move a weekday beside it, and is believed before a feast. */
  readonly by: 'date' | 'weekday' | 'feast' | 'name'
  readonly isYearless?: boolean
  readonly at: number
  readonly length: number
}

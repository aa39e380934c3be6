import type { CalendarDate } from '../kernel/index.ts'

/** Days that were named somewhere in the request. */
export type DateMention = {
  readonly start: CalendarDate
  readonly end: CalendarDate
  /** A range or a feast says when to travel; a single day may be a beginning, an end or an appointment. */
  readonly kind: 'range' | 'day' | 'window'
  readonly at: number
  readonly length: number
}

import { type CalendarDate as DomainCalendarDate, isCalendarDate } from '@app/domain/kernel'
import { z } from 'zod'

export const CalendarDate = z.custom<DomainCalendarDate>(
  (value) => typeof value === 'string' && isCalendarDate(value),
  'expected a day such as 2026-11-15',
)

export const Source = z.object({ title: z.string(), url: z.url() })

/** A fact with its source and date: `claim(z.boolean())`. */
export function claim<Value extends z.ZodType>(value: Value) {
  return z.object({
    value,
    source: Source,
    checkedAt: CalendarDate,
    status: z.enum(['verified', 'editorial', 'stale', 'unknown']),
  })
}

import { type CalendarDate, isCalendarDate, minorDigitsOf } from '@app/domain/kernel'
import { z } from 'zod'

const MOST = 1e13
const Sum = z.int().min(-MOST).max(MOST)
const Day = z.custom<CalendarDate>((value) => typeof value === 'string' && isCalendarDate(value))

/** What a traveller's own list of payments adds up to, as their device counted it; in minor units of its currency. */
export const OwnSpending = z.strictObject({
  title: z.string().trim().min(1).max(100),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .refine((code) => Number.isInteger(minorDigitsOf(code))),
  countedOn: Day,
  spent: Sum,
  /** Null without a plan. */
  planned: Sum.nullable(),
  /** Null before a plan and after the trip. */
  allowance: z.strictObject({ perDay: Sum, leftToday: Sum, daysLeft: z.int().min(0).max(400) }).nullable(),
})
export type OwnSpending = z.infer<typeof OwnSpending>

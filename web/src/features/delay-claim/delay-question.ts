import { calendarDate, type CalendarDate, isCalendarDate } from '@app/domain/kernel'
import {
  BAGGAGE_EVENTS,
  type BaggageEvent,
  DELAY_CAUSES,
  type DelayCause,
  type Disruption,
  DISRUPTIONS,
} from '@app/domain/passenger-rights'
import * as z from 'zod/mini'

/** The form's fields in the URL, so that an answer can be linked, and works without script. */
export type DelayQuestion = {
  readonly event: Disruption
  /** Still at the airport: care is the first answer, and how late it will be may not be known yet. */
  readonly here: 'yes' | ''
  /** Of the booked departure; its rules apply. Empty: those of today. */
  readonly date: string
  readonly from: string
  readonly to: string
  readonly hours: string
  readonly minutes: string
  readonly cause: DelayCause
  /** Of a cancellation: at least this many days before. */
  readonly notice: '15' | '14' | '7' | '0' | ''
  /** No other flight was offered. */
  readonly other: 'none' | ''
  /** The other flight left well before the booked one. */
  readonly earlier: 'yes' | ''
  readonly carrier: 'eea' | 'uk' | 'tr' | 'other' | ''
  readonly size: 'large' | 'small' | ''
  readonly booking: 'one' | 'two' | ''
  readonly bag: BaggageEvent | ''
  /** The flight that `carrier`, `size`, `booking` and `earlier` refer to, as `LIS-JFK`: another one has its own. */
  readonly flight: string
}

const LONGEST_TEXT = 120
const LONGEST_DELAY_MINUTES = 14 * 24 * 60

const typed = z.catch(z.string().check(z.trim(), z.maxLength(LONGEST_TEXT)), '')
const Question = z.object({
  event: z.catch(z.enum(DISRUPTIONS), 'delay'),
  here: z.catch(z.enum(['yes', '']), ''),
  date: z.catch(z.string().check(z.refine(isCalendarDate)), ''),
  from: typed,
  to: typed,
  hours: typed,
  minutes: typed,
  cause: z.catch(z.enum(DELAY_CAUSES), 'unknown'),
  notice: z.catch(z.enum(['15', '14', '7', '0', '']), ''),
  other: z.catch(z.enum(['none', '']), ''),
  earlier: z.catch(z.enum(['yes', '']), ''),
  carrier: z.catch(z.enum(['eea', 'uk', 'tr', 'other', '']), ''),
  size: z.catch(z.enum(['large', 'small', '']), ''),
  booking: z.catch(z.enum(['one', 'two', '']), ''),
  bag: z.catch(z.enum([...BAGGAGE_EVENTS, '']), ''),
  flight: z.catch(z.string().check(z.regex(/^[A-Z]{3}-[A-Z]{3}$/)), ''),
}) satisfies z.ZodMiniType<DelayQuestion>

/** Answers given to a follow-up question: they hold for the flight that they were given for. */
export const FOLLOW_UPS = ['carrier', 'size', 'booking', 'earlier'] as const satisfies readonly (keyof DelayQuestion)[]

export function readQuestion(search: URLSearchParams): DelayQuestion {
  return Question.parse(Object.fromEntries(search))
}

/** An empty form was submitted too, and shows its missing fields. A flight without its delay only fills the form. */
export function isAsked(search: URLSearchParams): boolean {
  if (search.has('hours') || search.has('minutes')) return true
  return (search.has('from') || search.has('to')) && delayMinutes(readQuestion(search)) !== undefined
}

/**
 * Empty minutes are zero; everything else must be a whole number. Null when optional: for a replacement flight that may
 * not have been taken.
 */
export function delayMinutes({ event, here, other, hours, minutes }: DelayQuestion): number | null | undefined {
  if (event === 'downgrade' || event === 'baggage') return null
  const isLateness = event === 'delay' || event === 'missed-connection'
  if (!isLateness && other === 'none') return null
  if (hours === '' && minutes === '') return isLateness && here === '' ? undefined : null
  const parts = [hours || '0', minutes || '0'].map((part) => (/^\d{1,4}$/.test(part) ? Number(part) : Number.NaN))
  const total = (parts[0] ?? 0) * 60 + (parts[1] ?? 0)
  return total <= LONGEST_DELAY_MINUTES ? total : undefined
}

/** A bag and a seat are owed for whatever the cause. */
export function hasCause(event: Disruption): boolean {
  return event === 'delay' || event === 'cancellation' || event === 'missed-connection'
}

/** Undefined for the rules of today. */
export function flightDateOf({ date }: DelayQuestion): CalendarDate | undefined {
  return date === '' ? undefined : calendarDate(date)
}

/** The same question with one more answer. */
export function questionLink(question: DelayQuestion, changes: Partial<DelayQuestion>): string {
  return `?${searchOf({ ...question, ...changes })}#answer`
}

/** The answer's address, to come back to. */
export function questionPath(question: DelayQuestion): string {
  return `/flight-compensation?${searchOf(question)}`
}

function searchOf(question: DelayQuestion): URLSearchParams {
  return new URLSearchParams(
    Object.entries(question).filter(([name, value]) => value !== '' && !(name === 'event' && value === 'delay')),
  )
}

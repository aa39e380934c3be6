import { DELAY_CAUSES, type DelayCause, type Disruption, DISRUPTIONS } from '@app/domain/passenger-rights'
import * as z from 'zod/mini'

/** The form's fields in the URL, so that an answer can be linked, and works without script. */
export type DelayQuestion = {
  readonly event: Disruption
  readonly from: string
  readonly to: string
  readonly hours: string
  readonly minutes: string
  readonly cause: DelayCause
  /** Of a cancellation: at least this many days before. */
  readonly notice: '14' | '7' | '0' | ''
  /** No other flight was offered. */
  readonly other: 'none' | ''
  /** The other flight left well before the booked one. */
  readonly earlier: 'yes' | ''
  readonly carrier: 'eea' | 'uk' | 'other' | ''
  /** The flight that `carrier` and `earlier` refer to, as `LIS-JFK`: they must not apply to another one. */
  readonly flight: string
}

const LONGEST_TEXT = 120
const LONGEST_DELAY_MINUTES = 14 * 24 * 60

const typed = z.catch(z.string().check(z.trim(), z.maxLength(LONGEST_TEXT)), '')
const Question = z.object({
  event: z.catch(z.enum(DISRUPTIONS), 'delay'),
  from: typed,
  to: typed,
  hours: typed,
  minutes: typed,
  cause: z.catch(z.enum(DELAY_CAUSES), 'unknown'),
  notice: z.catch(z.enum(['14', '7', '0', '']), ''),
  other: z.catch(z.enum(['none', '']), ''),
  earlier: z.catch(z.enum(['yes', '']), ''),
  carrier: z.catch(z.enum(['eea', 'uk', 'other', '']), ''),
  flight: z.catch(z.string().check(z.regex(/^[A-Z]{3}-[A-Z]{3}$/)), ''),
}) satisfies z.ZodMiniType<DelayQuestion>

export function readQuestion(search: URLSearchParams): DelayQuestion {
  return Question.parse(Object.fromEntries(search))
}

/** An empty form was submitted too, and shows its missing fields. */
export function isAsked(search: URLSearchParams): boolean {
  return ['from', 'to', 'hours', 'minutes'].some((name) => search.has(name))
}

/**
 * Empty minutes are zero; everything else must be a whole number. Null when optional: for a replacement flight that may
 * not have been taken.
 */
export function delayMinutes({ event, other, hours, minutes }: DelayQuestion): number | null | undefined {
  if (event === 'downgrade' || (event !== 'delay' && other === 'none')) return null
  if (hours === '' && minutes === '') return event === 'delay' ? undefined : null
  const parts = [hours || '0', minutes || '0'].map((part) => (/^\d{1,4}$/.test(part) ? Number(part) : Number.NaN))
  const total = (parts[0] ?? 0) * 60 + (parts[1] ?? 0)
  return total <= LONGEST_DELAY_MINUTES ? total : undefined
}

/** The same question with one more answer. */
export function questionLink(question: DelayQuestion, changes: Partial<DelayQuestion>): string {
  const entries = Object.entries({ ...question, ...changes }).filter(
    ([name, value]) => value !== '' && !(name === 'event' && value === 'delay'),
  )
  return `?${new URLSearchParams(entries)}#answer`
}

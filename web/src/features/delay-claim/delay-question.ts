import { DELAY_CAUSES, type DelayCause } from '@app/domain/passenger-rights'
import * as z from 'zod/mini'

/** The form as it stands in the address, so that an answer can be linked, and asked for without script. */
export type DelayQuestion = {
  readonly from: string
  readonly to: string
  readonly hours: string
  readonly minutes: string
  readonly cause: DelayCause
  readonly carrier: 'eea' | 'other' | ''
  /** The flight that `carrier` was answered for, as `LIS-JFK`: it must not stick to another one. */
  readonly flight: string
}

const LONGEST_TEXT = 120
const LONGEST_DELAY_MINUTES = 14 * 24 * 60

const typed = z.catch(z.string().check(z.trim(), z.maxLength(LONGEST_TEXT)), '')
const Question = z.object({
  from: typed,
  to: typed,
  hours: typed,
  minutes: typed,
  cause: z.catch(z.enum(DELAY_CAUSES), 'unknown'),
  carrier: z.catch(z.enum(['eea', 'other', '']), ''),
  flight: z.catch(z.string().check(z.regex(/^[A-Z]{3}-[A-Z]{3}$/)), ''),
}) satisfies z.ZodMiniType<DelayQuestion>

export function readQuestion(search: URLSearchParams): DelayQuestion {
  return Question.parse(Object.fromEntries(search))
}

/** A form sent empty is a question too, and hears what is missing. */
export function isAsked(search: URLSearchParams): boolean {
  return ['from', 'to', 'hours', 'minutes'].some((name) => search.has(name))
}

/** Empty minutes mean none; everything else must be a whole number. */
export function delayMinutes({ hours, minutes }: DelayQuestion): number | undefined {
  if (hours === '' && minutes === '') return undefined
  const parts = [hours || '0', minutes || '0'].map((part) => (/^\d{1,4}$/.test(part) ? Number(part) : Number.NaN))
  const total = (parts[0] ?? 0) * 60 + (parts[1] ?? 0)
  return total <= LONGEST_DELAY_MINUTES ? total : undefined
}

/** The same question with one answer more. */
export function questionLink(question: DelayQuestion, changes: Partial<DelayQuestion>): string {
  const entries = Object.entries({ ...question, ...changes }).filter(([, value]) => value !== '')
  return `?${new URLSearchParams(entries)}#answer`
}

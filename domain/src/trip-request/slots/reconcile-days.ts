import { daysBetween } from '../../kernel/index.ts'
import { readCount } from '../read-number.ts'
import { lengthAt, type Reading, tokenAt } from '../reading.ts'
import type { Said, TextSpan, TripRequest } from '../trip-request.ts'
import { doMeet, isWithin, sliceAt, type SlotContext, tagsOf } from './slot-context.ts'

const DAYS_PER_WEEK = 7
const DAYS_PER_MONTH = 30
const LONGEST_TRIP_DAYS = 365
/** Letters that travellers write for days and nights. */
const SHORT =
  /^(?<count>\d{1,3})\s?(?:(?<day>d|days?|j|jrs?|t|tg|gg?|dni|dn|дн|дней|天|日|일)|(?<night>n|nts?|nights?|晚|泊|박))\.?$/iu
/** Numbers in these are limits of a part of the journey. */
const OTHERS = ['mode', 'pace', 'avoid'] as const

/** The length of the trip: the rules' if a tag agrees or dates give it, else from the words of a tag. */
export function reconcileDays(request: TripRequest, context: SlotContext): TripRequest['days'] {
  const { days, dates } = request
  const isDated = dates?.value.isExact === true && days !== null && doMeet(days.span, dates.span)
  const tagged = tagsOf(context, 'days')
  if (isDated || (days && tagged.some((tag) => doMeet(tag, days.span)))) return days
  // A number alone may be an age: it counts only where the rules read no length.
  const found = tagged.flatMap((tag) => readLength(tag, context, days === null) ?? [])
  const isElsewhere = days !== null && tagsOf(context, ...OTHERS).some((tag) => isWithin(days.span, tag))
  // "7 dias em Buenos Aires, Uruguai 1 dia": a part of the trip is no shorter trip.
  if (found.length > 0) return longestOf([...found, ...(days && !isElsewhere ? [days] : [])])
  if (days && !isElsewhere) return days
  if (dates && dates.value.start === dates.value.end && isFromTo(context)) return { value: 1, span: dates.span }
  if (dates?.value.isExact) return { value: daysBetween(dates.value.start, dates.value.end) + 1, span: dates.span }
  const late = tagsOf(context, 'delay').flatMap((tag) => readLength(tag, context, false) ?? [])
  return longestOf(late)
}

/** "6 Feb, 06:00 to 22:00": both ends of one day. */
function isFromTo(context: SlotContext): boolean {
  return tagsOf(context, 'time').some((tag) => {
    const { tokens } = context.openPart(sliceAt(context, tag)).words
    return tokens.filter(({ kind }) => kind === 'time').length > 1
  })
}

function longestOf(found: readonly Said<number>[]): Said<number> | null {
  return found.reduce<Said<number> | null>((best, each) => (best && best.value >= each.value ? best : each), null)
}

function readLength(tag: TextSpan, context: SlotContext, isBare: boolean): Said<number> | null {
  const words = sliceAt(context, tag).trim()
  const value = context.readPart(words).days?.value ?? shortLength(words) ?? readBare(context.openPart(words), isBare)
  const isPossible = value !== null && value >= 1 && value <= LONGEST_TRIP_DAYS
  return isPossible ? { value, span: { start: tag.start, end: tag.end } } : null
}

function shortLength(words: string): number | null {
  const { count, night } = SHORT.exec(words)?.groups ?? {}
  return count === undefined ? null : Number(count) + (night === undefined ? 0 : 1)
}

/** A number alone, and "week" without a number. */
function readBare(reading: Reading, isBare: boolean): number | null {
  const { tokens } = reading.words
  const count = readCount(reading, 0)
  if (count && tokens.length === count.length) return isBare ? count.value : null
  const isCounted = tokens.some((token, at) => token.kind === 'number' || lengthAt(reading, at, 'number') > 0)
  if (isCounted) return null
  const has = (meaning: 'week' | 'month'): boolean =>
    tokens.some((_, at) => lengthAt(reading, at, meaning) > 0 && tokenAt(reading, at)?.kind === 'word')
  return has('week') ? DAYS_PER_WEEK : has('month') ? DAYS_PER_MONTH : null
}

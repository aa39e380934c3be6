import { addDays, addMonths, type CalendarDate, daysBetween, weekdayOf } from '../../kernel/index.ts'
import type { DateMention } from '../dates/date-mention.ts'
import { nextWeekday } from '../dates/read-date-range.ts'

const DAYS_PER_WEEK = 7
const FAR_APART_DAYS = 60

/**
 * "Friday 12 November 2027, back on Sunday": a weekday, or a day without its year, belongs to the full date beside it
 * and not to the coming week.
 */
export function placeMentions(mentions: readonly DateMention[], today: CalendarDate): readonly DateMention[] {
  const written = mentions.filter(({ by, kind }) => by === 'date' && kind !== 'window')
  const anchor =
    written.find(({ isYearless }) => !isYearless) ?? written.find(({ kind }) => kind === 'range') ?? written[0]
  const week = mentions.find(
    ({ start, end, kind, by }) =>
      (kind === 'window' || (kind === 'range' && by === 'name')) && daysBetween(start, end) < DAYS_PER_WEEK,
  )
  return mentions.map((mention) => {
    const isWeekday = mention.by === 'weekday' || isFollowing(mention, anchor)
    const beside = isWeekday ? (anchor ?? week ?? monthOf(mention, mentions)) : anchor
    if (!beside || beside === mention) return mention
    const start = isWeekday
      ? (weekdayWithin(mention, written) ?? weekdayNear(mention, beside))
      : inYearOf(mention, beside)
    if (start === null || start < today) return mention
    return { ...mention, start, end: addDays(start, daysBetween(mention.start, mention.end)) }
  })
}

/** "In October, Friday to Monday": the first ones of that month. */
function monthOf({ kind, by }: DateMention, mentions: readonly DateMention[]): DateMention | undefined {
  return kind === 'range' && by === 'weekday' ? mentions.find((other) => other.kind === 'window') : undefined
}

/** "On 5 June, out again the following Wednesday": after that date, not after today. */
function isFollowing({ kind, by, at, start }: DateMention, anchor: DateMention | undefined): boolean {
  return kind === 'day' && by === 'name' && anchor?.kind === 'day' && at > anchor.at && start < anchor.start
}

/** "We arrive on the 7th and leave on the 9th, the fish market on Sunday": the one between. */
function weekdayWithin({ start }: DateMention, written: readonly DateMention[]): CalendarDate | null {
  const days = written
    .filter(({ kind }) => kind === 'day')
    .map((mention) => mention.start)
    .toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined || first === last) return null
  const within = nextWeekday(addDays(first, -1), weekdayOf(start) + 1)
  return within <= last ? within : null
}

/** After a date the next such day; before it, the last one up to it; within a period the first there. */
function weekdayNear({ start, at }: DateMention, beside: DateMention): CalendarDate {
  const weekday = weekdayOf(start) + 1
  if (beside.kind !== 'day') return nextWeekday(addDays(beside.start, -1), weekday)
  if (at > beside.at) return nextWeekday(beside.start, weekday)
  return addDays(nextWeekday(beside.start, weekday), -DAYS_PER_WEEK)
}

function inYearOf({ start, isYearless, by }: DateMention, beside: DateMention): CalendarDate | null {
  if (by !== 'date' || !isYearless || beside.isYearless) return null
  const years = [-1, 0, 1].map((step) => addMonths(start, 12 * (yearOf(beside.start) - yearOf(start) + step)))
  const [nearest = start] = years.toSorted(
    (one, other) => Math.abs(daysBetween(one, beside.start)) - Math.abs(daysBetween(other, beside.start)),
  )
  return Math.abs(daysBetween(nearest, beside.start)) <= FAR_APART_DAYS ? nearest : null
}

const yearOf = (date: CalendarDate): number => Number(date.slice(0, 4))

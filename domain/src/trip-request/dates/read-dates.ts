import { addDays, type CalendarDate, daysBetween } from '../../kernel/index.ts'
import { placeMentions } from '../places/place-mentions.ts'
import { isTaken, lengthAt, type Reading, said, spanOf, startBefore, take, tokenAt } from '../reading.ts'
import type { Said, TripDates } from '../trip-request.ts'
import type { DateMention } from './date-mention.ts'
import { readDateRange, weekdayLength } from './read-date-range.ts'
import { completeDate, type PartialDate, readDate } from './read-date.ts'
import { readTime } from './read-moments.ts'
import { readPeriod } from './read-period.ts'

const LONGEST_TRIP_DAYS = 366

/** Every date and period in the request, in its order. */
export function readDateMentions(reading: Reading): readonly DateMention[] {
  const mentions: DateMention[] = []
  const anchor = anchorOf(reading)
  for (let at = 0; at < reading.words.tokens.length; at += 1) {
    if (isTaken(reading, at)) continue
    const mention =
      readDateRange(reading, at, anchor) ??
      readSingle(reading, at, anchor, mentions) ??
      readDayAfter(reading, at, mentions.at(-1)) ??
      readPeriod(reading, at)
    if (!mention || daysBetween(mention.start, mention.end) > LONGEST_TRIP_DAYS) continue
    const hasBegun = mention.kind === 'window' && mention.start < reading.today && mention.end >= reading.today
    mentions.push(hasBegun ? { ...mention, start: reading.today } : mention)
    take(reading, at, mention.length)
    at += mention.length - 1
  }
  return withWayBack(reading, placeMentions(mentions, reading.today))
}

/** "We land on Friday and leave on Monday", written on a Sunday: the departure is after the arrival. */
function withWayBack(reading: Reading, mentions: readonly DateMention[]): readonly DateMention[] {
  const isWeekday = ({ by, kind }: DateMention): boolean => by === 'weekday' && kind === 'day'
  return mentions.map((mention, index) => {
    const before = mentions.slice(0, index).find(isWeekday)
    if (!before || !isWeekday(mention) || mention.start >= before.start || !isOfLeaving(reading, mention))
      return mention
    const start = addDays(mention.start, DAYS_PER_WEEK)
    return { ...mention, start, end: start }
  })
}

const DAYS_PER_WEEK = 7
const WORDS_AROUND = 4

function isOfLeaving(reading: Reading, { at, length }: DateMention): boolean {
  for (let place = at - WORDS_AROUND; place < at + length + WORDS_AROUND; place += 1) {
    const isOwn = tokenAt(reading, place)?.sentence === tokenAt(reading, at)?.sentence
    if (isOwn && lengthAt(reading, place, 'leave', 'homeward', 'flight') > 0) return true
  }
  return false
}

/** "In May, from the 8th to the 10th": a month named anywhere applies to days without one. */
function anchorOf(reading: Reading): CalendarDate {
  for (let at = 0; at < reading.words.tokens.length; at += 1) {
    const period = lengthAt(reading, at, 'monthName') > 0 ? readPeriod(reading, at) : null
    if (period) return period.start > reading.today ? period.start : reading.today
  }
  return reading.today
}

function readSingle(
  reading: Reading,
  at: number,
  anchor: CalendarDate,
  mentions: readonly DateMention[],
): DateMention | null {
  const before = mentions.at(-1)
  const weekday = weekdayLength(reading, at)
  const dated = weekday > 0 ? readDate(reading, at + weekday, false) : null
  if (dated) {
    const date = completeDate(dated.value, dated.value.month === null ? anchor : reading.today)
    return date ? { ...dayOf(date), isYearless: isYearless(dated.value), at, length: weekday + dated.length } : null
  }
  // "From the 20th to the 23rd, a concert on the 21st at 8": counted from the first, not from the last.
  const hour = before ? readDayWithHour(reading, at, firstOf(mentions, before)) : null
  if (hour) return hour
  // "… y el vuelo de vuelta es el 8 a las 21:15": after another day, the next such day.
  const isLed = lengthAt(reading, at, 'article', 'from') > 0 && !isOfPeople(reading, at) && !isHour(reading, at)
  const isAnother = before?.kind === 'day' && isLed
  const opening = isAnother && lengthAt(reading, at, 'article') === 0 ? lengthAt(reading, at, 'from') : 0
  const found = readDate(reading, at + opening, isAnother)
  // A day without its month is only accepted as "on the 8th".
  if (!found || (found.value.month === null && !isAnother && !tokenAt(reading, at + found.length - 1)?.isOrdinal))
    return null
  const date = completeDate(
    found.value,
    found.value.month === null ? (before?.kind === 'day' ? before.start : anchor) : reading.today,
  )
  return date ? { ...dayOf(date), isYearless: isYearless(found.value), at, length: opening + found.length } : null
}

const MOST_DAYS_APART = 31

function firstOf(mentions: readonly DateMention[], before: DateMention): DateMention {
  const isNear = ({ start }: DateMention): boolean => Math.abs(daysBetween(start, before.start)) <= MOST_DAYS_APART
  const near = mentions.filter(isNear).toSorted((one, other) => (one.start < other.start ? -1 : 1))
  return near[0] ?? before
}

const dayOf = (date: CalendarDate): Pick<DateMention, 'start' | 'end' | 'kind' | 'by'> => ({
  start: date,
  end: date,
  kind: 'day',
  by: 'date',
})

const isYearless = ({ month, year }: PartialDate): boolean => month !== null && year === null

/** `end of April …, opéra le 28 à 19 h`: a number before a time is a day of the named period. */
function readDayWithHour(reading: Reading, at: number, first: DateMention): DateMention | null {
  if (lengthAt(reading, at, 'article', 'from', 'day') === 0 || isOfPeople(reading, at)) return null
  const opening = lengthAt(reading, at, 'article') > 0 ? 0 : lengthAt(reading, at, 'from', 'day')
  const found = readDate(reading, at + opening, true)
  if (!found || found.value.month !== null || !readTime(reading, at + opening + found.length)) return null
  const date = completeDate(found.value, first.start)
  return date ? { ...dayOf(date), at, length: opening + found.length } : null
}

/** `arriving on 2 April, flying out the day after`. */
function readDayAfter(reading: Reading, at: number, before: DateMention | undefined): DateMention | null {
  const length = before?.kind === 'day' ? lengthAt(reading, at, 'dayAfter') : 0
  return before && length > 0 ? { ...dayOf(addDays(before.start, 1)), at, length } : null
}

/** "Venerdì verso le 14", "sobre las 14": hours are plural and feminine, days are not. */
const isHour = (reading: Reading, at: number): boolean =>
  HOURS[reading.words.language.code]?.includes(tokenAt(reading, at)?.folded ?? '') ?? false
const HOURS: Readonly<Record<string, readonly string[]>> = { it: ['le'], es: ['las'], pt: ['as'] }

/** `a dois`, `ein Kind von 6`: a number of people or of years. */
function isOfPeople(reading: Reading, at: number): boolean {
  const number = at + lengthAt(reading, at, 'article', 'from')
  return lengthAt(reading, number, 'number') > 0 || startBefore(reading, at, 'child', 'oneChild') >= 0
}

/** "Early December, Christmas lights": a public holiday outside the named period is a theme, not a date. */
export function withoutStrayHolidays(mentions: readonly DateMention[]): readonly DateMention[] {
  const windows = mentions.filter(({ kind, by }) => kind === 'window' && by !== 'publicHoliday')
  const isStray = ({ by, start, end }: DateMention): boolean =>
    by === 'publicHoliday' && windows.length > 0 && windows.every((window) => start > window.end || end < window.start)
  return mentions.filter((mention) => !isStray(mention))
}

/** The dates of travel from all mentions and the stated length. */
export function chooseDates(
  reading: Reading,
  mentions: readonly DateMention[],
  days: number | null,
): Said<TripDates> | null {
  const isRange = ({ kind, by }: DateMention): boolean => kind === 'range' && by !== 'publicHoliday'
  // "After the first week of October, 10 to 15 October".
  const range = mentions.find((mention) => isRange(mention) && mention.by === 'date') ?? mentions.find(isRange)
  if (range) return fromRange(reading, range, days)
  const window = mentions.find(({ kind }) => kind === 'window')
  // "Mid September, the salt mine on Saturday": not a Saturday of next week.
  const isElsewhere = ({ by, start }: DateMention): boolean =>
    by === 'weekday' && window !== undefined && (start < window.start || start > window.end)
  const singles = mentions.filter((mention) => mention.kind === 'day' && !isElsewhere(mention))
  const holiday = mentions.find(({ kind, by }) => kind === 'range' && by === 'publicHoliday')
  // "New Year in Edinburgh from 29 December": the public holiday is the occasion, the dates are the period.
  const isOfHoliday = ({ by, start }: DateMention): boolean =>
    holiday === undefined || by !== 'weekday' || (start >= holiday.start && start <= holiday.end)
  const isDated =
    singles.filter(isOfHoliday).length > 1 || (singles.length === 1 && singles.every(isOfHoliday) && days !== null)
  if (holiday && !isDated) return fromRange(reading, holiday, days)
  if (singles.length > 0) return fromSingles(reading, singles, days, window)
  if (!window) return null
  return said(reading, { start: window.start, end: window.end, isExact: false }, window.at, window.length)
}

function fromRange(reading: Reading, range: DateMention, days: number | null): Said<TripDates> {
  const length = daysBetween(range.start, range.end) + 1
  // "Three days in the first week of May" is within it; "a week over Easter" is longer than the public holiday.
  const end = days !== null && days > length ? addDays(range.start, days - 1) : range.end
  // "8 days, 10 to 18 October": eight nights, with a flight at both ends.
  const isExact = days === null || days >= (range.by === 'date' ? length - 1 : length)
  return said(reading, { start: range.start, end, isExact }, range.at, range.length)
}

function fromSingles(
  reading: Reading,
  singles: readonly DateMention[],
  days: number | null,
  window: DateMention | undefined,
): Said<TripDates> | null {
  const dates = singles.map(({ start }) => start).toSorted()
  const [start] = dates
  const last = dates.at(-1)
  if (start === undefined || last === undefined) return null
  const [first, final] = [singles[0], singles.at(-1)]
  const span = {
    start: spanOf(reading, first?.at ?? 0, 1).start,
    end: spanOf(reading, final?.at ?? 0, final?.length ?? 1).end,
  }
  // "3 days, land on Friday, fly on Monday" are three nights.
  if (last > start && (days === null || daysBetween(start, last) <= days)) {
    const end = days === null ? last : addDays(start, Math.max(days - 1, daysBetween(start, last)))
    return { value: { start, end, isExact: true }, span }
  }
  if (days !== null) return { value: { start, end: addDays(start, days - 1), isExact: true }, span }
  if (window) return said(reading, { start: window.start, end: window.end, isExact: false }, window.at, window.length)
  return { value: { start, end: start, isExact: false }, span }
}

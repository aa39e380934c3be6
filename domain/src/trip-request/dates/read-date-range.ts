import { addDays, type CalendarDate, daysBetween, weekdayOf } from '../../kernel/index.ts'
import { isMark, lengthAt, type Reading, tokenAt } from '../reading.ts'
import type { LanguageCode } from '../trip-request.ts'
import type { DateMention } from './date-mention.ts'
import { completeDate, type PartialDate, readDate } from './read-date.ts'

const DAYS_PER_WEEK = 7

/** `from March 8th to March 10th, 2022`, `vom 8. bis 10. März`, `8-10 May`, `between March 9th and 13th`. */
export function readDateRange(reading: Reading, at: number, anchor: CalendarDate): DateMention | null {
  const opening = lengthAt(reading, at, 'from', 'between')
  let next = at + opening
  next += weekdayLength(reading, next)
  // "in the first week of May" and "from the 8th" both begin with an article.
  const isPair = isPairOfDays(reading, next)
  const first = readDate(reading, next, opening > 0 || isPair || isTightRange(reading, next))
  if (!first) return readWeekdayRange(reading, at)
  next += first.length
  const joint = jointLength(reading, next, isPair || lengthAt(reading, at, 'between') > 0)
  // "El 2 de marzo a las 7".
  if (joint === 0 || tokenAt(reading, next + joint)?.folded === 'las') return null
  const jointAt = next
  next += joint
  next += weekdayLength(reading, next)
  const second = readDate(reading, next, true)
  const untilWeekday = second ? null : endOnWeekday(reading, at, jointAt + joint, first.value)
  if (untilWeekday) return untilWeekday
  if (!second || (second.value.month === null && isHeadcount(reading, jointAt, next))) return null
  const isBare = first.value.month === null && second.value.month === null
  const range = sensibleRange(first.value, second.value, isBare ? anchor : reading.today)
  // "2 to 4 May" is a range; "2 to 4" alone may be anything.
  if (!range || (isBare && !hasDayWords(reading, at, next))) return null
  const isEndless = second.value.month === null && daysBetween(range.start, range.end) > LONGEST_LIKELY_DAYS
  if (isEndless) return null
  const isYearless = first.value.year === null && second.value.year === null && !isBare
  return { ...range, kind: 'range', by: 'date', isYearless, at, length: next + second.length - at }
}

/** `tues 9 feb to sat`: the first such weekday after the date. */
function endOnWeekday(reading: Reading, at: number, weekdayFrom: number, first: PartialDate): DateMention | null {
  const from = weekdayFrom + lengthAt(reading, weekdayFrom, 'article')
  const weekday = weekdayAt(reading, from)
  const start = weekday && first.month !== null ? completeDate(first, reading.today) : null
  if (!weekday || !start) return null
  const isYearless = first.year === null
  const end = nextWeekday(start, weekday.value)
  return { start, end, kind: 'range', by: 'date', isYearless, at, length: from + weekday.length - at }
}

/** `du 5 mai, à deux`: "à" precedes a date or a number of people. */
function isHeadcount(reading: Reading, joint: number, number: number): boolean {
  const comma = isMark(reading, joint, ',') ? 1 : 0
  return lengthAt(reading, joint + comma, 'pair') > 0 || (comma > 0 && lengthAt(reading, number, 'number') > 0)
}

/** `8-10`, `8.–10.` or `8 - Wed 10` before a month. */
function isTightRange(reading: Reading, at: number): boolean {
  const beyond = at + (isMark(reading, at + 1, '.') ? 2 : 1)
  const joint = tokenAt(reading, at)?.kind === 'number' ? jointLength(reading, beyond, false) : 0
  if (joint === 0) return false
  const second = beyond + joint
  return readDate(reading, second + weekdayLength(reading, second), false)?.value.month != null
}

/** `5 and 6 June`, `am 5. und 6. Juni`: two days in a row, the month behind them. */
function isPairOfDays(reading: Reading, at: number): boolean {
  const day = tokenAt(reading, at)
  const dot = isMark(reading, at + 1, '.') ? 1 : 0
  const and = day?.kind === 'number' ? lengthAt(reading, at + 1 + dot, 'and') : 0
  const second = and > 0 ? readDate(reading, at + 1 + dot + and, false) : null
  return second?.value.month != null && second.value.day === (day?.value ?? 0) + 1
}

function hasDayWords(reading: Reading, at: number, second: number): boolean {
  const isOpened = lengthAt(reading, at, 'from', 'between') > 0
  const from = at + lengthAt(reading, at, 'from', 'between')
  const isOrdinal = [from, from + 1, second, second + 1].some((place) => tokenAt(reading, place)?.isOrdinal)
  const hasDot = isMark(reading, from + 1, '.') || isMark(reading, second + 1, '.')
  return isOpened && (isOrdinal || hasDot || lengthAt(reading, from, 'article') > 0 || !isMark(reading, from + 1, '-'))
}

/** `to`, a dash, or `and` after `between`; a comma may stand before it. */
function jointLength(reading: Reading, at: number, isBetween: boolean): number {
  const comma = isMark(reading, at, ',') ? 1 : 0
  const word = lengthAt(reading, at + comma, 'to') || (isBetween ? lengthAt(reading, at + comma, 'and') : 0)
  if (word > 0) return comma + word
  if (isMark(reading, at, '-') && isMark(reading, at + 1, '>')) return 2
  return isMark(reading, at, '-', '–', '—', '/', '→') ? 1 : 0
}

export function weekdayLength(reading: Reading, at: number): number {
  const article = lengthAt(reading, at, 'article')
  const weekday = lengthAt(reading, at + article, 'weekday') || (shortWeekdayAt(reading, at + article) > 0 ? 1 : 0)
  if (weekday === 0) return 0
  const beyond = at + article + weekday
  const mark = isMark(reading, beyond, ',', '.') ? 1 : 0
  const preposition = readDate(reading, beyond + mark, false) ? 0 : lengthAt(reading, beyond + mark, 'article')
  return article + weekday + mark + preposition
}

/** `from Friday to Sunday`, `Fri-Sun`. */
function readWeekdayRange(reading: Reading, at: number): DateMention | null {
  let next = at + lengthAt(reading, at, 'from', 'between')
  next += lengthAt(reading, next, 'article')
  const isNext = lengthAt(reading, next, 'next', 'this')
  next += isNext
  const first = weekdayAt(reading, next)
  if (!first) return null
  next += first.length
  const isGlued = tokenAt(reading, next)?.isGlued ?? false
  const joint = isGlued ? 0 : jointLength(reading, next, lengthAt(reading, at, 'between') > 0)
  if (joint === 0 && !isGlued) return null
  next += joint + lengthAt(reading, next + joint, 'article')
  const second = weekdayAt(reading, next)
  if (!second) return null
  const start = nextWeekday(reading.today, first.value)
  const nights = (second.value - first.value + DAYS_PER_WEEK) % DAYS_PER_WEEK
  const by = isNext > 0 ? 'name' : 'weekday'
  return { start, end: addDays(start, nights), kind: 'range', by, at, length: next + second.length - at }
}

/** Abbreviations that are also other words ("mar", "so"): only in a range, or before a date. */
const SHORT_WEEKDAYS: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'],
  de: ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'],
  fr: ['lun', 'mar', 'mer', 'jeu', 'ven', 'sam', 'dim'],
  es: ['lun', 'mar', 'mie', 'jue', 'vie', 'sab', 'dom'],
  it: ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom'],
  pt: ['seg', 'ter', 'qua', 'qui', 'sex', 'sab', 'dom'],
}

/** Monday is 1; 0 for another word, or one that is also listed with the weekdays. */
function shortWeekdayAt(reading: Reading, at: number): number {
  if (lengthAt(reading, at, 'weekday') > 0) return 0
  const word = tokenAt(reading, at)?.folded ?? ''
  return SHORT_WEEKDAYS[reading.words.language.code].indexOf(word) + 1
}

export function weekdayAt(reading: Reading, at: number): { readonly value: number; readonly length: number } | null {
  const listed = reading.words.at(at, 'weekday')
  if (listed) return { value: Number(listed.value), length: listed.length }
  const short = shortWeekdayAt(reading, at)
  const dot = isMark(reading, at + 1, '.') ? 1 : 0
  return short > 0 ? { value: short, length: 1 + dot } : null
}

/** The first one after today; Monday is 1. */
export function nextWeekday(today: CalendarDate, weekday: number): CalendarDate {
  const ahead = (weekday - 1 - weekdayOf(today) + DAYS_PER_WEEK) % DAYS_PER_WEEK
  return addDays(today, ahead === 0 ? DAYS_PER_WEEK : ahead)
}

const LONGEST_LIKELY_DAYS = 60

/** `3/5 - 9/5` is half a year in America and a week everywhere else: the week is intended. */
function sensibleRange(first: PartialDate, second: PartialDate, today: CalendarDate): ReturnType<typeof completeRange> {
  const range = completeRange(first, second, today)
  if (!range || daysBetween(range.start, range.end) <= LONGEST_LIKELY_DAYS) return range
  const turned = completeRange(turn(first), turn(second), today)
  return turned && daysBetween(turned.start, turned.end) <= LONGEST_LIKELY_DAYS ? turned : range
}

const turn = ({ day, month, year }: PartialDate): PartialDate =>
  month === null || day > 12 ? { day, month, year } : { day: month, month: day, year }

function completeRange(
  first: PartialDate,
  second: PartialDate,
  today: CalendarDate,
): { start: CalendarDate; end: CalendarDate } | null {
  const month =
    first.month ?? (second.month !== null && first.day > second.day ? monthBefore(second.month) : second.month)
  const year =
    first.year ?? (month !== null && second.month !== null && month > second.month ? yearBefore(second) : second.year)
  const start = completeDate({ day: first.day, month, year }, today)
  if (!start) return null
  const end = completeDate({ ...second, month: second.month ?? first.month, year: second.year ?? first.year }, start)
  return end && daysBetween(start, end) >= 0 ? { start, end } : null
}

const monthBefore = (month: number): number => (month === 1 ? 12 : month - 1)
const yearBefore = ({ year }: PartialDate): number | null => (year === null ? null : year - 1)

import { calendarDate, type CalendarDate, daysBetween, isCalendarDate } from '../../kernel/index.ts'
import { isInCityName } from '../places/is-in-city-name.ts'
import { type Found, isMark, lengthAt, type Reading, startBefore, tokenAt } from '../reading.ts'

/** A date as written; missing parts are filled in from the other end of a range or from today. */
export type PartialDate = { readonly day: number; readonly month: number | null; readonly year: number | null }

/** `16 March 2022`, `March 16th, 2022`, `16.3.2022`, `the 8th`; a bare number only where a day is required. */
export function readDate(reading: Reading, at: number, isBareAllowed: boolean): Found<PartialDate> | null {
  return readWritten(reading, at) ?? readMonthFirst(reading, at) ?? readDayFirst(reading, at, isBareAllowed)
}

function readWritten({ words }: Reading, at: number): Found<PartialDate> | null {
  const date = words.tokens[at]?.date
  if (!date) return null
  const isMonthFirst =
    date.second > 12 || (words.language.isMonthFirst && date.first <= 12 && words.tokens[at]?.text.includes('/'))
  const [day, month] = isMonthFirst ? [date.second, date.first] : [date.first, date.second]
  if (day < 1 || day > 31 || month < 1 || month > 12) return null
  return { value: { day, month, year: date.year }, length: 1 }
}

/** A number after the month is its day unless it is a year or counts something: "in May 2 adults". */
function readMonthFirst(reading: Reading, at: number): Found<PartialDate> | null {
  const month = monthAt(reading, at)
  if (!month) return null
  let length = month.length
  if (isMark(reading, at + length, '.')) length += 1
  length += lengthAt(reading, at + length, 'article')
  const day = dayAt(reading, at + length)
  // "Em abril a dois" are two people.
  const isPair = startBefore(reading, at + length + (day?.length ?? 0), 'pair') >= at + month.length
  if (!day || isPair || isCounting(reading, at + length + day.length)) return null
  length += day.length
  const year = yearAt(reading, at + length)
  return {
    value: { day: day.value, month: month.value, year: year?.value ?? null },
    length: length + (year?.length ?? 0),
  }
}

function readDayFirst(reading: Reading, at: number, isBareAllowed: boolean): Found<PartialDate> | null {
  // "Primi di aprile" are its first days.
  if (lengthAt(reading, at, 'monthPart') > 1) return null
  let length = lengthAt(reading, at, 'article')
  const isNamed = length > 0
  const day = dayAt(reading, at + length)
  if (!day) return null
  const isOrdinal = tokenAt(reading, at + length)?.isOrdinal ?? false
  length += day.length
  const hasDot = isMark(reading, at + length, '.')
  const beyond = at + length + (hasDot ? 1 : 0)
  const joint = lengthAt(reading, beyond, 'of')
  const month = monthAt(reading, beyond + joint)
  if (month) {
    const end = beyond + joint + month.length
    const year = yearAt(reading, end)
    const value = { day: day.value, month: month.value, year: year?.value ?? null }
    return { value, length: end - at + (year?.length ?? 0) }
  }
  // "On the 8th in the evening" is not an hour.
  const isDay = isOrdinal || (isNamed && hasDot)
  if (isCounting(reading, beyond, isDay) || !(isBareAllowed || isDay)) return null
  return { value: { day: day.value, month: null, year: null }, length: hasDot && isBareAllowed ? length + 1 : length }
}

export function monthAt(reading: Reading, at: number): Found<number> | null {
  const match = reading.words.at(at, 'monthName')
  const token = tokenAt(reading, at)
  if (!match || !token || isInCityName(reading, at)) return null
  // "Sept jours": seven of them.
  if (lengthAt(reading, at, 'number') > 0 && isCounting(reading, at + match.length)) return null
  // "Ultima sett di maggio": the week, because the month has a name of its own.
  if (lengthAt(reading, at, 'week') > 0 && hasOtherMonth(reading, match.value)) return null
  if (!token.isCapital && isOwnWord(reading, at)) return null
  return { value: Number(match.value), length: match.length }
}

const hasOtherMonth = (reading: Reading, month: string): boolean =>
  reading.words.tokens.some((_, at) => (reading.words.at(at, 'monthName')?.value ?? month) !== month)

/** "Mar", "set" and "sept" are words of their own in small letters, and "may" is a verb beside its subject. */
function isOwnWord(reading: Reading, at: number): boolean {
  const word = tokenAt(reading, at)?.folded ?? ''
  const hasNumber = [at - 2, at - 1, at + 1].some((other) => tokenAt(reading, other)?.kind === 'number')
  if (hasNumber || startBefore(reading, at, 'of', 'in', 'within', 'monthPart', 'goal') >= 0) return false
  if (word === 'may')
    return SUBJECTS.test(tokenAt(reading, at - 1)?.folded ?? '') || VERBS.test(tokenAt(reading, at + 1)?.folded ?? '')
  return OWN_WORDS.test(word) || lengthAt(reading, at, 'number') > 0
}

const OWN_WORDS = /^(?:mar|set|ago|mai|out|sep)$/
const SUBJECTS = /^(?:i|we|you|they|he|she|it|that|this|which|who|there|people)$/
const VERBS = new RegExp(
  `^(?:be|not|have|need|want|also|go|come|do|get|take|bring|like|add|even|well|i|we|you|they|or|vary|change|join|still)$`,
)

function dayAt(reading: Reading, at: number): Found<number> | null {
  const token = tokenAt(reading, at)
  if (token?.kind === 'number') {
    return Number.isInteger(token.value) && token.value >= 1 && token.value <= 31 && token.text.length <= 2
      ? { value: token.value, length: 1 }
      : token.isOrdinal && token.value >= 1 && token.value <= 31
        ? { value: token.value, length: 1 }
        : null
  }
  const named = reading.words.at(at, 'ordinal') ?? reading.words.at(at, 'number')
  const value = Number(named?.value)
  return named && value >= 1 && value <= 31 ? { value, length: named.length } : null
}

export function yearAt(reading: Reading, at: number): Found<number> | null {
  const skipped = isMark(reading, at, ',', '.') ? 1 : lengthAt(reading, at, 'of')
  const token = tokenAt(reading, at + skipped)
  if (token?.kind !== 'number' || !/^(?:19|20)\d\d$/.test(token.text)) return null
  if (lengthAt(reading, at + skipped + 1, 'currency') > 0 || isMark(reading, at + skipped + 1, '€', '$', '£'))
    return null
  return { value: token.value, length: skipped + 1 }
}

/** "8 to 10 people" is not a range of days. */
function isCounting(reading: Reading, at: number, isOrdinal = false): boolean {
  return (
    lengthAt(reading, at, 'day', 'night', 'week', 'month', 'person', 'child', 'years', 'currency', 'hour', 'minute') >
      0 ||
    lengthAt(reading, at, 'room', 'city', 'oclock', 'multiple', 'star', 'friends') > 0 ||
    (!isOrdinal && lengthAt(reading, at, 'am', 'pm') > 0) ||
    isMark(reading, at, '€', '$', '£', '%')
  )
}

/** The next such day from today on; a stated year stays, even a past one. */
export function completeDate(date: PartialDate, today: CalendarDate): CalendarDate | null {
  const [year = 0, month = 1] = today.split('-').map(Number)
  if (date.month !== null && date.year !== null) return toDate(date.year, date.month, date.day)
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const count = month - 1 + step
    const found =
      date.month === null
        ? toDate(year + Math.floor(count / 12), (count % 12) + 1, date.day)
        : toDate(year + step, date.month, date.day)
    if (found && daysBetween(today, found) >= 0) return found
  }
  return null
}

// Long enough for 29 February.
const MOST_STEPS = 9

function toDate(year: number, month: number, day: number): CalendarDate | null {
  const two = (value: number): string => String(value).padStart(2, '0')
  const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
  return isCalendarDate(text) ? calendarDate(text) : null
}

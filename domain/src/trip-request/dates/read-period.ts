import { addDays, addMonths, calendarDate, type CalendarDate, daysBetween, weekdayOf } from '../../kernel/index.ts'
import type { PublicHoliday, MonthPart, Season } from '../language.ts'
import { isGoalOfThatName, isInCityName } from '../places/is-in-city-name.ts'
import { readCount } from '../read-number.ts'
import { isMark, lengthAt, type Reading, startBefore, tokenAt } from '../reading.ts'
import type { Match } from '../words.ts'
import type { DateMention } from './date-mention.ts'
import { isSeasonal, publicHolidayDates, type Period, seasonDates } from './public-holiday-dates.ts'
import { nextWeekday, weekdayAt } from './read-date-range.ts'
import { completeDate, monthAt, yearAt } from './read-date.ts'

/** A named period: "first week of May", "next weekend", "over Easter", "in two weeks". */
export function readPeriod(reading: Reading, at: number): DateMention | null {
  const [month, holiday] = [readOfMonth(reading, at), readPublicHoliday(reading, at)]
  const isHoliday = holiday !== null && holiday.length > (month?.length ?? 0)
  const found =
    (isHoliday ? holiday : month) ?? readWeekNumber(reading, at) ?? readSeason(reading, at) ?? readRelative(reading, at)
  return found ? { ...found, at } : null
}

/** `KW 27`, `week 27`, `semaine 27`: the week of the calendar that has the first Thursday of January in week 1. */
function readWeekNumber(reading: Reading, at: number): Named | null {
  const unit = lengthAt(reading, at, 'week') || (/^(?:kw|v|uke|uge)$/.test(tokenAt(reading, at)?.folded ?? '') ? 1 : 0)
  const number = tokenAt(reading, at + unit)
  const isCounted = startBefore(reading, at, 'number', 'ordinal') >= 0 || tokenAt(reading, at - 1)?.kind === 'number'
  if (unit === 0 || isCounted || number?.kind !== 'number' || !/^\d{1,2}$/.test(number.text)) return null
  if (
    number.value < 1 ||
    number.value > MOST_WEEKS ||
    lengthAt(reading, at + unit + 1, 'day', 'person', 'currency') > 0
  )
    return null
  const year = yearAt(reading, at + unit + 1)
  const now = Number(reading.today.slice(0, 4))
  const weeks = (year ? [year.value] : [now, now + 1]).map((each) => mondayOfWeek(each, number.value))
  const start = weeks.find((monday) => addDays(monday, 6) >= reading.today) ?? weeks[0]
  return start ? named({ start, end: addDays(start, 6) }, 'range', unit + 1 + (year?.length ?? 0)) : null
}

const MOST_WEEKS = 53

function mondayOfWeek(year: number, week: number): CalendarDate {
  // 4 January is always in week 1.
  const fourth = calendarDate(`${year}-01-04`)
  return addDays(fourth, (week - 1) * 7 - weekdayOf(fourth))
}

type Named = Omit<DateMention, 'at'>

const named = (
  { start, end }: Period,
  kind: DateMention['kind'],
  length: number,
  by: DateMention['by'] = 'name',
): Named => ({ start, end, kind, by, length })

const MONTH_PARTS: Readonly<Record<MonthPart, readonly [number, number]>> = {
  early: [1, 10],
  mid: [11, 20],
  late: [21, 31],
  'first-half': [1, 15],
  'second-half': [16, 31],
}

/** `May`, `mid May`, `first week of May`, `last weekend in May`. */
function readOfMonth(reading: Reading, at: number): Named | null {
  const part = reading.words.at(at, 'monthPart')
  const which = reading.words.at(at, 'ordinal') ?? reading.words.at(at, 'last')
  const unitAt = at + (which?.length ?? 0)
  const inOneWord = readWeekOfMonth(reading, unitAt, which)
  if (inOneWord) return { ...inOneWord, length: unitAt + 1 - at }
  const isWeek = which ? lengthAt(reading, unitAt, 'week') : 0
  const isWeekend = which ? lengthAt(reading, unitAt, 'weekend') : 0
  const unit = Math.max(isWeek, isWeekend)
  let next = unit > 0 ? unitAt + unit : at + (part?.length ?? 0)
  while (lengthAt(reading, next, 'of', 'article', 'this', 'next') > 0)
    next += lengthAt(reading, next, 'of', 'article', 'this', 'next')
  if (unit === 0 && !part && next > at) return null
  const month = monthAt(reading, next)
  if (!month) return null
  next += month.length
  if (isMark(reading, next, '.')) next += tokenAt(reading, next + 1)?.kind === 'number' ? 1 : 0
  const year = yearAt(reading, next)
  const whole = monthPeriod(month.value, year?.value ?? null, reading.today)
  if (!whole) return null
  const length = next + (year?.length ?? 0) - at
  if (unit > 0) return named(weekOf(whole, Number(which?.value || 0), isWeekend > 0), 'range', length)
  if (!part) return named(whole, 'window', length)
  return named(partOf(whole, part.value as MonthPart), 'window', length)
}

function partOf(month: Period, part: MonthPart): Period {
  const [first, last] = MONTH_PARTS[part]
  const days = daysBetween(month.start, month.end)
  return { start: addDays(month.start, first - 1), end: addDays(month.start, Math.min(last - 1, days)) }
}

/** `erste Maiwoche`, `zweite Maihälfte`, `Maiwochenende`: without a number, any of the month. */
function readWeekOfMonth(reading: Reading, at: number, which: Match | null): Named | null {
  const week = reading.words.at(at, 'monthWeek')
  const half = reading.words.at(at, 'monthHalf')
  const found = week ?? half ?? reading.words.at(at, 'monthWeekend')
  const month = found ? monthPeriod(Number(found.value), null, reading.today) : null
  if (!month) return null
  if (half && which) return named(partOf(month, which.value === '1' ? 'first-half' : 'second-half'), 'window', 1)
  return which ? named(weekOf(month, Number(which.value || 0), !week), 'range', 1) : named(month, 'window', 1)
}

function monthPeriod(month: number, year: number | null, today: CalendarDate): Period | null {
  // A month that has begun still counts while a part of it is left.
  const begun = `${today.slice(0, 7)}-01`
  const start = completeDate({ day: 1, month, year }, calendarDate(begun))
  return start ? { start, end: addDays(addMonths(start, 1), -1) } : null
}

/** The first week of a month is its first seven days; zero is the last. */
function weekOf(month: Period, which: number, isWeekend: boolean): Period {
  if (!isWeekend) {
    const start = which === 0 ? addDays(month.end, -6) : addDays(month.start, (which - 1) * 7)
    return { start, end: addDays(start, 6) }
  }
  const firstSaturday = addDays(month.start, (5 - weekdayOf(month.start) + 7) % 7)
  const lastSaturday = addDays(month.end, -((weekdayOf(month.end) - 5 + 7) % 7))
  const saturday = which === 0 ? lastSaturday : addDays(firstSaturday, (which - 1) * 7)
  return { start: saturday, end: addDays(saturday, 1) }
}

/** "After Easter" is within two weeks of it. */
const BESIDE_HOLIDAY_DAYS = 14

function readPublicHoliday(reading: Reading, at: number): Named | null {
  const holiday = reading.words.at(at, 'publicHoliday')
  if (!holiday || isGoalOfThatName(reading, at)) return null
  const year = yearAt(reading, at + holiday.length)
  const days = publicHolidayDates(holiday.value as PublicHoliday, year?.value ?? null, reading.today)
  const length = holiday.length + (year?.length ?? 0)
  const article = startBefore(reading, at, 'article')
  const head = article >= 0 ? article : at
  const isBeside = (meaning: 'afterHoliday' | 'beforeHoliday'): boolean =>
    startBefore(reading, at, meaning) >= 0 || startBefore(reading, head, meaning) >= 0
  if (isBeside('afterHoliday'))
    return named(
      { start: addDays(days.end, 1), end: addDays(days.end, BESIDE_HOLIDAY_DAYS) },
      'window',
      length,
      'publicHoliday',
    )
  if (isBeside('beforeHoliday'))
    return named(
      { start: addDays(days.start, -BESIDE_HOLIDAY_DAYS), end: addDays(days.start, -1) },
      'window',
      length,
      'publicHoliday',
    )
  // The weeks of the Christmas markets are long: a trip is within them.
  const isWithin = holiday.value === 'advent' || isSeasonal(holiday.value as PublicHoliday)
  return named(days, isWithin ? 'window' : 'range', length, 'publicHoliday')
}

/** "A été délivré": after these, "été" is a participle and no summer. */
const BEFORE_PARTICIPLE = new Set('a ai as ont avons avez avait avaient ayant avoir aurait deja jamais'.split(' '))

function readSeason(reading: Reading, at: number): Named | null {
  const season = reading.words.at(at, 'season')
  if (!season) return null
  const isParticiple = BEFORE_PARTICIPLE.has(tokenAt(reading, at - 1)?.folded ?? '')
  if (isParticiple && tokenAt(reading, at)?.folded === 'ete') return null
  const year = yearAt(reading, at + season.length)
  return named(
    seasonDates(season.value as Season, year?.value ?? null, reading.today),
    'window',
    season.length + (year?.length ?? 0),
  )
}

/** `tomorrow`, `next Friday`, `this weekend`, `next week`, `in two weeks`, `on Friday`. */
function readRelative(reading: Reading, at: number): Named | null {
  const { today } = reading
  const overmorrow = lengthAt(reading, at, 'dayAfterTomorrow')
  if (overmorrow > 0) return day(addDays(today, 2), overmorrow)
  const tomorrow = lengthAt(reading, at, 'tomorrow')
  // "Las 10 de la mañana" and "am Morgen" are times of day.
  const partStart = startBefore(reading, at + tomorrow, 'am', 'part')
  const isHour = partStart >= 0 && partStart < at
  if (tomorrow > 0 && !isHour) return day(addDays(today, 1), lengthAt(reading, at, 'tomorrow'))
  if (lengthAt(reading, at, 'today') > 0) return day(today, lengthAt(reading, at, 'today'))
  return readNextUnit(reading, at) ?? readAhead(reading, at) ?? readWeekday(reading, at)
}

const day = (date: CalendarDate, length: number, by: DateMention['by'] = 'name'): Named => ({
  start: date,
  end: date,
  kind: 'day',
  by,
  length,
})

/** "next week" and "la semaine prochaine": the word may be on either side. */
function readNextUnit(reading: Reading, at: number): Named | null {
  const before = lengthAt(reading, at, 'next', 'this')
  const unitAt = at + before
  const unit = (['longWeekend', 'weekend', 'week', 'month', 'weekday'] as const).find(
    (meaning) => lengthAt(reading, unitAt, meaning) > 0,
  )
  if (!unit) return null
  const unitEnd = unitAt + lengthAt(reading, unitAt, unit)
  const after = before > 0 ? 0 : lengthAt(reading, unitEnd, 'next')
  if (before === 0 && after === 0) return null
  const isNext = after > 0 || lengthAt(reading, at, 'next') > 0
  const length = unitEnd + after - at
  const { today } = reading
  const monday = addDays(today, -weekdayOf(today) + (isNext ? 7 : 0))
  if (unit === 'weekday') return day(nextWeekday(today, Number(reading.words.at(unitAt, 'weekday')?.value)), length)
  if (unit === 'month') {
    const start = calendarDate(`${addMonths(today, isNext ? 1 : 0).slice(0, 7)}-01`)
    return named({ start, end: addDays(addMonths(start, 1), -1) }, 'window', length)
  }
  if (unit === 'week') return named({ start: monday, end: addDays(monday, 6) }, 'window', length)
  const isLate = weekdayOf(today) >= 5 && !isNext
  const saturday = addDays(monday, isLate && weekdayOf(today) === 6 ? 12 : 5)
  return named(
    { start: unit === 'weekend' ? saturday : addDays(saturday, -1), end: addDays(saturday, 1) },
    'range',
    length,
  )
}

// "Rome in three days" is a length, so days are never read as an offset.
const MOST_UNITS_AHEAD = 60

/** `in two weeks`. */
function readAhead(reading: Reading, at: number): Named | null {
  const opening = lengthAt(reading, at, 'in')
  const count = opening > 0 ? readCount(reading, at + opening) : null
  if (!count) return null
  const unitAt = at + opening + count.length
  const unit = (['week', 'month'] as const).find((meaning) => lengthAt(reading, unitAt, meaning) > 0)
  if (!unit || count.value > MOST_UNITS_AHEAD || isDated(reading)) return null
  const length = unitAt + lengthAt(reading, unitAt, unit) - at
  if (unit === 'month') return day(addMonths(reading.today, count.value), length)
  return day(addDays(reading.today, count.value * 7), length)
}

/** "Drei Städte in einer Woche, ab 12. März": if a day is named, the week is a length. */
const isDated = (reading: Reading): boolean =>
  reading.words.tokens.some(({ kind }, at) => kind === 'date' || lengthAt(reading, at, 'monthName') > 0)

function readWeekday(reading: Reading, at: number): Named | null {
  const weekday = weekdayAt(reading, at)
  const token = tokenAt(reading, at)
  // "Na quinta semana", "Quinta da Regaleira".
  const isOther = weekday?.length === 1 && lengthAt(reading, at, 'ordinal') > 0
  if (isOther && (token?.isCapital || lengthAt(reading, at + 1, 'week', 'weekend') > 0)) return null
  if (!weekday || !token || isInCityName(reading, at)) return null
  const isShort = (token.folded.length <= 3 && !token.isCapital) || lengthAt(reading, at, 'weekday') === 0
  if (isShort && !isTimed(reading, at + weekday.length)) return null
  return day(nextWeekday(reading.today, weekday.value), weekday.length, 'weekday')
}

/** "fri 2pm", "so 21 Uhr", "sat morning": beside an hour a short weekday is no other word. */
function isTimed(reading: Reading, at: number): boolean {
  const token = tokenAt(reading, at)
  const isHour = token?.kind === 'number' && lengthAt(reading, at + 1, 'am', 'pm', 'oclock') > 0
  return token?.kind === 'time' || isHour || lengthAt(reading, at, 'part') > 0
}

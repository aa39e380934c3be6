/** The dates of an event, as a rule that applies to every year. */
import { addDays, addMonths, calendarDate, type CalendarDate, isCalendarDate, weekdayOf } from '../kernel/index.ts'
import type { WeekdayCode } from './cell-forms.ts'
import { WEEKDAY_CODES } from './words/travel-words.ts'

/** `from` and `to` are `MM-DD`. */
type DayRange = { readonly from: string; readonly to: string }

export type EventRule =
  | ({ readonly kind: 'fixed' } & DayRange)
  | ({ readonly kind: 'hijri' | 'lunar' } & DayRange)
  | { readonly kind: 'months'; readonly from: number; readonly to: number }
  | { readonly kind: 'easter'; readonly fromDay: number; readonly toDay: number }
  | {
      readonly kind: 'nth'
      readonly which: 1 | 2 | 3 | 4 | 'last'
      readonly weekday: WeekdayCode
      readonly month: number
      readonly moreDays: number
    }
  | { readonly kind: 'table'; readonly years: Readonly<Record<string, DayRange>> }
  | { readonly kind: 'local-calendar'; readonly calendar: string }

export type EventDates = { readonly from: CalendarDate; readonly to: CalendarDate }

const DAY = String.raw`\d\d-\d\d`
const RANGE = new RegExp(`^(fixed|hijri|lunar):(${DAY})(?:/(${DAY}))?$`)
const MONTHS = /^months:(\d{1,2})-(\d{1,2})$/
const EASTER = /^easter:([+-]?\d+)(?:\/([+-]?\d+))?$/
const NTH = /^nth:([1-4]|last):(mon|tue|wed|thu|fri|sat|sun):(\d{1,2})(?:\+(\d+))?$/
const YEAR = new RegExp(`^(20\\d\\d)=(${DAY})(?:/(${DAY}))?$`)
const LOCAL = /^local-calendar:([a-z0-9-]+)$/

export function parseEventRule(text: string): EventRule | null {
  const [, kind, from = '', to = from] = RANGE.exec(text) ?? []
  if (kind !== undefined) {
    const isKnown = kind === 'fixed' ? isDay : isMoonDay
    return isKnown(from) && isKnown(to) ? { kind: kind as 'fixed', from, to } : null
  }
  return parseMonthsRule(text) ?? parseEaster(text) ?? parseNth(text) ?? parseTable(text) ?? parseLocal(text)
}

function parseMonthsRule(text: string): EventRule | null {
  const [, from, to] = (MONTHS.exec(text) ?? []).map(Number)
  return from !== undefined && to !== undefined && isMonth(from) && isMonth(to) ? { kind: 'months', from, to } : null
}

function parseEaster(text: string): EventRule | null {
  const [, from, to = from] = EASTER.exec(text) ?? []
  return from === undefined ? null : { kind: 'easter', fromDay: Number(from), toDay: Number(to) }
}

function parseNth(text: string): EventRule | null {
  const [, which, weekday, month, more = '0'] = NTH.exec(text) ?? []
  if (which === undefined || !isMonth(Number(month))) return null
  return {
    kind: 'nth',
    which: which === 'last' ? 'last' : (Number(which) as 1 | 2 | 3 | 4),
    weekday: weekday as WeekdayCode,
    month: Number(month),
    moreDays: Number(more),
  }
}

function parseTable(text: string): EventRule | null {
  if (!text.startsWith('table:')) return null
  const years: Record<string, DayRange> = {}
  for (const part of text.slice('table:'.length).split(',')) {
    const [, year, from = '', to = from] = YEAR.exec(part) ?? []
    if (year === undefined || !isDay(from) || !isDay(to)) return null
    years[year] = { from, to }
  }
  return { kind: 'table', years }
}

function parseLocal(text: string): EventRule | null {
  const [, calendar] = LOCAL.exec(text) ?? []
  return calendar === undefined ? null : { kind: 'local-calendar', calendar }
}

function isMonth(month: number): boolean {
  return month >= 1 && month <= 12
}

/** Must exist in every year: 29 February is refused. */
function isDay(text: string): boolean {
  return isCalendarDate(`2027-${text}`)
}

/** Lunar months have 29 or 30 days. */
function isMoonDay(text: string): boolean {
  const [month = 0, day = 0] = text.split('-').map(Number)
  return isMonth(month) && day >= 1 && day <= 30
}

/**
 * The dates of the event that begins in that year. Null when they follow a calendar that cannot be computed here (a
 * sighting of the moon, a temple's calendar) or the table lacks that year: then no date is shown.
 */
export function eventDatesIn(rule: EventRule, year: number): EventDates | null {
  switch (rule.kind) {
    case 'fixed':
      return datesOf(rule, year)
    case 'months':
      return { from: firstOf(year, rule.from), to: lastOf(rule.to < rule.from ? year + 1 : year, rule.to) }
    case 'easter': {
      const easter = easterOf(year)
      return { from: addDays(easter, rule.fromDay), to: addDays(easter, rule.toDay) }
    }
    case 'nth': {
      const from = nthWeekday(rule, year)
      return { from, to: addDays(from, rule.moreDays) }
    }
    case 'table': {
      const days = rule.years[String(year)]
      return days ? datesOf(days, year) : null
    }
    case 'hijri':
    case 'lunar':
    case 'local-calendar':
      return null
  }
}

function datesOf({ from, to }: DayRange, year: number): EventDates {
  return { from: calendarDate(`${year}-${from}`), to: calendarDate(`${to < from ? year + 1 : year}-${to}`) }
}

function nthWeekday(rule: Extract<EventRule, { kind: 'nth' }>, year: number): CalendarDate {
  const wanted = WEEKDAY_CODES.indexOf(rule.weekday)
  if (rule.which === 'last') {
    const end = lastOf(year, rule.month)
    return addDays(end, -((weekdayOf(end) - wanted + 7) % 7))
  }
  const start = firstOf(year, rule.month)
  return addDays(start, ((wanted - weekdayOf(start) + 7) % 7) + (rule.which - 1) * 7)
}

/** Gregorian, by the anonymous algorithm of 1876 (Meeus, Jones, Butcher). */
function easterOf(year: number): CalendarDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const leap = Math.floor((century + 8) / 25)
  const moon = (19 * golden + century - Math.floor(century / 4) - Math.floor((century - leap + 1) / 3) + 15) % 30
  const rest = year % 100
  const day = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * day) / 451)
  const sum = moon + day - 7 * late + 114
  return calendarDate(`${year}-${two(Math.floor(sum / 31))}-${two((sum % 31) + 1)}`)
}

function firstOf(year: number, month: number): CalendarDate {
  return calendarDate(`${year}-${two(month)}-01`)
}

function lastOf(year: number, month: number): CalendarDate {
  return addDays(addMonths(firstOf(year, month), 1), -1)
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

/** The typical hours of a sight, a market or a line: not verified on site. */
import { isInMonths, type MonthRange, parseMonthRange, type WeekdayCode } from './cell-forms.ts'
import { WEEKDAY_CODES } from './words/travel-words.ts'

export type UsualTimes = {
  readonly kind: 'clock' | 'all-day' | 'daylight' | 'varies'
  /** Minutes after midnight; beyond 1440 is the next morning. Null unless `kind` is `clock`. */
  readonly opensAtMinutes: number | null
  readonly closesAtMinutes: number | null
  /** Empty: the whole year. */
  readonly months: readonly MonthRange[]
  /** Empty: every day. */
  readonly weekdays: readonly WeekdayCode[]
}

const PART = /^(?:([012]\d|30):([0-5]\d)-([012]\d|30):([0-5]\d)|(24h|daylight|varies))(?:@([0-9a-z,-]+))?$/
const KINDS = { '24h': 'all-day', daylight: 'daylight', varies: 'varies' } as const

/** `09:00-21:00@3-10;09:00-18:00@11-2`, `09:00-15:00@sat`, `19:00-26:00`, `24h`. */
export function parseUsualTimes(text: string): readonly UsualTimes[] | null {
  if (text === '') return []
  const parts = text.split(';').map(parsePart)
  return parts.includes(null) ? null : (parts as readonly UsualTimes[])
}

function parsePart(text: string): UsualTimes | null {
  const [, fromHour, fromMinute, toHour, toMinute, word, when] = PART.exec(text) ?? []
  if (fromHour === undefined && word === undefined) return null
  const limits = when === undefined ? { months: [], weekdays: [] } : parseLimits(when)
  if (limits === null) return null
  if (word !== undefined) {
    return { kind: KINDS[word as keyof typeof KINDS], opensAtMinutes: null, closesAtMinutes: null, ...limits }
  }
  const opensAtMinutes = Number(fromHour) * 60 + Number(fromMinute)
  const until = Number(toHour) * 60 + Number(toMinute)
  return { kind: 'clock', opensAtMinutes, closesAtMinutes: until < opensAtMinutes ? until + 1440 : until, ...limits }
}

/** Months or weekdays, separated by commas: `3-10`, `fri,sat`, `sat-sun`. */
function parseLimits(text: string): Pick<UsualTimes, 'months' | 'weekdays'> | null {
  const months: MonthRange[] = []
  const weekdays: WeekdayCode[] = []
  for (const part of text.split(',')) {
    const range = parseMonthRange(part)
    const days = range === null ? weekdaysOf(part) : []
    if (days === null) return null
    if (range) months.push(range)
    weekdays.push(...days)
  }
  return { months, weekdays }
}

function weekdaysOf(text: string): readonly WeekdayCode[] | null {
  const [first = '', last = first, ...more] = text.split('-')
  const [from, to] = [first, last].map((day) => WEEKDAY_CODES.indexOf(day as WeekdayCode))
  if (from === undefined || to === undefined || from < 0 || to < from || more.length > 0) return null
  return WEEKDAY_CODES.slice(from, to + 1)
}

/** The times of one day: weekday rules override seasonal ones, which override those of the whole year. */
export function usualTimesOn(
  times: readonly UsualTimes[],
  day: { readonly month: number; readonly weekday: WeekdayCode },
): readonly UsualTimes[] {
  const valid = times.filter(
    ({ months, weekdays }) =>
      (months.length === 0 || isInMonths(months, day.month)) &&
      (weekdays.length === 0 || weekdays.includes(day.weekday)),
  )
  const closest = Math.max(...valid.map(closeness))
  return valid.filter((part) => closeness(part) === closest)
}

function closeness({ months, weekdays }: UsualTimes): number {
  return (weekdays.length > 0 ? 2 : 0) + (months.length > 0 ? 1 : 0)
}

import { type CalendarDate, isCalendarDate } from '../kernel/index.ts'
import { numbered } from './all-words.ts'
import { anyOf } from './plain-text.ts'

/** A date as written. `slashed`: day and month may be swapped. */
export type WrittenDate = {
  readonly start: number
  readonly end: number
  readonly day: number
  readonly month: number
  readonly year: number | null
  readonly isSlashed: boolean
  /** Monday is 0. */
  readonly weekday: number | null
  readonly written: string
}

const WEEKDAYS = numbered('weekdays')
const MONTHS = numbered('months')
const WEEKDAY = `(?:(${anyOf([...WEEKDAYS.keys()])})(?![\\p{L}])[.,]{0,2}\\s*(?:(?:the|den|le|il|el|dia|day)\\s+)?)?`
const MONTH = `(${anyOf([...MONTHS.keys()])})(?![\\p{L}])\\.?`
const YEAR = '(?:,?\\s*(?:de\\s+|del\\s+)?(20\\d{2}))?'
const DAY = '(\\d{1,2})(?:st|nd|rd|th|er|º|°|\\.)?'
const PATTERNS: readonly (readonly [RegExp, readonly ('weekday' | 'day' | 'month' | 'name' | 'year')[]])[] = [
  [new RegExp(`${WEEKDAY}(20\\d{2})-(\\d{2})-(\\d{2})(?!\\d)`, 'u'), ['weekday', 'year', 'month', 'day']],
  [
    new RegExp(`${WEEKDAY}(?<!\\d)${DAY}\\s*(?:of\\s+|de\\s+|di\\s+)?${MONTH}${YEAR}`, 'u'),
    ['weekday', 'day', 'name', 'year'],
  ],
  [
    new RegExp(`${WEEKDAY}(?<![\\p{L}])${MONTH}\\s+${DAY}(?!\\d|:|\\s?[ap]m)${YEAR}`, 'u'),
    ['weekday', 'name', 'day', 'year'],
  ],
  [
    new RegExp(`${WEEKDAY}(?<![\\d.])(\\d{1,2})\\.(\\d{1,2})\\.(20\\d{2}|[2-4]\\d(?![.:\\d]))?(?!\\d)`, 'u'),
    ['weekday', 'day', 'month', 'year'],
  ],
  [
    new RegExp(
      `${WEEKDAY}(?<![\\d/])(\\d{1,2})/(\\d{1,2})(?:/(20\\d{2}|[2-4]\\d))?(?![\\d/]|\\s+(?:memorial|museum))`,
      'u',
    ),
    ['weekday', 'day', 'month', 'year'],
  ],
]

export function findDate(plain: string): WrittenDate | null {
  for (const [pattern, names] of PATTERNS) {
    const match = pattern.exec(plain)
    if (!match) continue
    const part = (name: (typeof names)[number]): string | undefined => match[names.indexOf(name) + 1]
    const monthName = names.includes('name') ? MONTHS.get(part('name') ?? '') : undefined
    const month = monthName === undefined ? Number(part('month')) : monthName + 1
    const day = Number(part('day'))
    const isSlashed = match[0].includes('/')
    const year = part('year') ? wholeYear(Number(part('year'))) : null
    const isInRange = day >= 1 && day <= 31 && month >= 1 && (month <= 12 || isSlashed)
    // “32 May” and “2027-13-01” are dates that do not exist; two bare numbers may be anything.
    if (!isInRange && monthName === undefined && year === null) continue
    return {
      start: match.index,
      end: match.index + match[0].length,
      day,
      month,
      year,
      isSlashed,
      weekday: WEEKDAYS.get(part('weekday') ?? '') ?? null,
      written: match[0].trim(),
    }
  }
  return null
}

/** `10/05/27` is in this century. */
function wholeYear(year: number): number {
  return year < 100 ? 2000 + year : year
}

const WEEKDAY_ALONE = new RegExp(`^(${anyOf([...WEEKDAYS.keys()].filter((word) => word.length > 4))})(?![\\p{L}])`, 'u')

/** `Mon: …`, `Sat am: …`: short, and then only a part of the day before the colon. */
const WEEKDAY_SHORT = new RegExp(`^(${anyOf([...WEEKDAYS.keys()])})\\.?(?=(?:\\s+\\p{L}{2,9})?\\s*:)`, 'u')

/** A line that begins with the full name of a weekday. */
export function findWeekday(plain: string): { readonly end: number; readonly weekday: number } | null {
  const match = WEEKDAY_ALONE.exec(plain) ?? WEEKDAY_SHORT.exec(plain)
  const weekday = WEEKDAYS.get(match?.[1] ?? '')
  return match && weekday !== undefined ? { end: match[0].length, weekday } : null
}

export function dateFrom(year: number, month: number, day: number): CalendarDate | null {
  const two = (value: number): string => String(value).padStart(2, '0')
  const text = `${year}-${two(month)}-${two(day)}`
  return isCalendarDate(text) ? text : null
}

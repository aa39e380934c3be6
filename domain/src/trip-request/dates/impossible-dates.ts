/** "29 to 31 February": days that no calendar has. */
import { addDays, type CalendarDate, calendarDate, isCalendarDate } from '../../kernel/index.ts'
import { type Reading, tokenAt } from '../reading.ts'
import type { TripRequest } from '../trip-request.ts'
import { monthAt, yearAt } from './read-date.ts'

const LAST_SAFE_DAY = 28
const LONGEST_DAY_NUMBER = 31
/** From the first of a range to its month: "29 to 31 february". */
const WORDS_OF_RANGE = 4
const YEARS_AHEAD = 2

type Impossible = { readonly said: string; readonly month: number; readonly year: number | null; readonly days: number }

/** The request with a notice of a date that does not exist, at the end of its month instead. */
export function withImpossibleDates(request: TripRequest, reading: Reading): TripRequest {
  const found = findImpossible(reading)
  if (!found) return request
  const notices = [...(request.notices ?? []), { kind: 'no-such-date', said: found.said } as const]
  // Of a single day its month stays.
  if (!request.dates || request.dates.value.isExact || found.days < 2) return { ...request, notices }
  const end = lastOf(found, reading.today)
  const days = request.days?.value ?? found.days
  const value = { start: addDays(end, 1 - days), end, isExact: true }
  return {
    ...request,
    notices,
    dates: { ...request.dates, value },
    days: request.days ?? { value: days, span: request.dates.span },
  }
}

function findImpossible(reading: Reading): Impossible | null {
  const { tokens, text } = reading.words
  for (const at of tokens.keys()) {
    const month = monthAt(reading, at)
    if (!month) continue
    const year = yearAt(reading, at + month.length)
    const before = tokens.slice(Math.max(0, at - WORDS_OF_RANGE), at)
    const last = before.at(-1)
    const behind = tokenAt(reading, at + month.length)
    const isBefore = last?.kind === 'number'
    const day = isBefore ? last.value : behind?.kind === 'number' ? behind.value : 0
    if (day <= LAST_SAFE_DAY || day > LONGEST_DAY_NUMBER) continue
    if (isDayOf(day, month.value, year?.value ?? null, reading.today)) continue
    const first = isBefore ? before.find((token) => token.kind === 'number') : undefined
    const start = (first ?? (isBefore ? last : tokens[at])!).start
    const end = (isBefore ? tokens[at + month.length + (year?.length ?? 0) - 1] : behind)?.end ?? start
    const days = first && first.value < day ? day - first.value + 1 : 1
    return { said: text.slice(start, end), month: month.value, year: year?.value ?? null, days }
  }
  return null
}

function isDayOf(day: number, month: number, year: number | null, today: CalendarDate): boolean {
  const years = year === null ? [0, 1, YEARS_AHEAD].map((later) => Number(today.slice(0, 4)) + later) : [year]
  return years.some((each) => isCalendarDate(`${each}-${two(month)}-${two(day)}`))
}

/** Of the stated year, or of the coming one. */
function lastOf({ month, year }: Impossible, today: CalendarDate): CalendarDate {
  const own = Number(today.slice(0, 4))
  const next = Number(today.slice(5, 7)) <= month ? own : own + 1
  const first = calendarDate(`${year ?? next}-${two(month)}-01`)
  const days = [LONGEST_DAY_NUMBER, 30, 29, LAST_SAFE_DAY]
  const last = days.find((day) => isCalendarDate(`${first.slice(0, 8)}${two(day)}`)) ?? LAST_SAFE_DAY
  return calendarDate(`${first.slice(0, 8)}${two(last)}`)
}

const two = (value: number): string => String(value).padStart(2, '0')

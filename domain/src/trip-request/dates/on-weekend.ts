import { addDays, daysBetween, weekdayOf } from '../../kernel/index.ts'
import type { Said, TripDates } from '../trip-request.ts'
import type { LengthMention } from './read-lengths.ts'

const FRIDAY = 4
const SATURDAY = 5

/** "Weekend" or "long weekend" is the length of the trip. */
export function weekendOf(
  lengths: readonly LengthMention[],
  length: Said<number> | null,
): 'long-weekend' | 'weekend' | null {
  const weekend = lengths.find(({ isWeekend, isLoose, count }) => isWeekend || (isLoose && count === 3))
  if (!length || !weekend || length.value !== weekend.count) return null
  return weekend.isWeekend ? 'weekend' : 'long-weekend'
}

/** "A weekend, leaving on Sunday" ends on that day; "a weekend, arriving on Friday" is three days. */
export function onWeekend(
  dates: Said<TripDates> | null,
  weekend: ReturnType<typeof weekendOf>,
): Said<TripDates> | null {
  if (!dates?.value.isExact || weekend === null) return dates
  const { start, end } = dates.value
  const days = weekend === 'weekend' ? 2 : 3
  if (daysBetween(start, end) !== days - 1) return dates
  if (weekend === 'weekend' && weekdayOf(start) === FRIDAY) {
    return { ...dates, value: { start, end: addDays(start, 2), isExact: true } }
  }
  const isEnd = weekdayOf(start) > SATURDAY || weekdayOf(start) === 0
  return isEnd ? { ...dates, value: { start: addDays(start, 1 - days), end: start, isExact: true } } : dates
}

import type { Trip } from '@app/domain/trip'
import { lengthAt, readCount, type Reading, tokenAt } from '@app/domain/trip-request'

const WEEK = 7

/** Days of a trip in a text, from 1: "day 2", "the second and third day", "on Friday", "the last day". */
export function readDays(reading: Reading, from: number, to: number, trip: Trip | null): readonly number[] {
  const days: number[] = []
  let isAfterDay = false
  for (let at = from; at < to; at += 1) {
    if (lengthAt(reading, at, 'day') > 0) {
      const before = ordinalBefore(reading, at, trip)
      if (before !== null && !days.includes(before)) days.push(before)
      isAfterDay = true
      continue
    }
    const number = isAfterDay ? numberAt(reading, at) : null
    if (number !== null) days.push(number)
    else if (isAfterDay && !isLink(reading, at)) isAfterDay = false
    const weekday = weekdayAt(reading, at, trip)
    if (weekday !== null) days.push(weekday)
    // "The second and third day": the first ordinal has no noun of its own.
    const ordinal = ordinalAt(reading, at)
    if (ordinal !== null && isFollowedByOrdinalDay(reading, at, to)) days.push(ordinal)
  }
  return [...new Set(days)]
}

function ordinalBefore(reading: Reading, at: number, trip: Trip | null): number | null {
  for (const back of [at - 1, at - 2]) {
    const ordinal = ordinalAt(reading, back)
    if (ordinal !== null) return ordinal
    if (lengthAt(reading, back, 'last') > 0) return trip?.days.length ?? null
  }
  // "El día último".
  return lengthAt(reading, at + 1, 'last') > 0 ? (trip?.days.length ?? null) : null
}

function ordinalAt(reading: Reading, at: number): number | null {
  const token = tokenAt(reading, at)
  if (token?.kind === 'number' && token.isOrdinal) return token.value
  // "Am 2. Tag".
  if (token?.kind === 'number' && tokenAt(reading, at + 1)?.text === '.' && lengthAt(reading, at + 2, 'day') > 0)
    return token.value
  const said = reading.words.at(at, 'ordinal')
  return said ? Number(said.value) : null
}

function isFollowedByOrdinalDay(reading: Reading, at: number, to: number): boolean {
  for (let next = at + 1; next < Math.min(to, at + 5); next += 1) {
    if (ordinalAt(reading, next) !== null || lengthAt(reading, next, 'last') > 0) return true
    if (!isLink(reading, next)) return false
  }
  return false
}

function numberAt(reading: Reading, at: number): number | null {
  const token = tokenAt(reading, at)
  if (token?.kind === 'time') return null
  const count = readCount(reading, at)
  return count && count.value > 0 && count.value < 100 ? count.value : null
}

const isLink = (reading: Reading, at: number): boolean =>
  tokenAt(reading, at)?.kind === 'mark' ||
  lengthAt(reading, at, 'and', 'article', 'with', 'to', 'for', 'from', 'of') > 0

/** By the dates of the trip; without them a weekday is unknown. */
function weekdayAt(reading: Reading, at: number, trip: Trip | null): number | null {
  const said = reading.words.at(at, 'weekday')
  if (!said || !trip) return null
  const index = trip.days.findIndex(({ date }) => {
    if (date === null) return false
    const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
    const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
    return (weekday === 0 ? WEEK : weekday) === Number(said.value)
  })
  return index < 0 ? null : index + 1
}

/** "A week", "two days", as a number of days. */
export function readSpan(reading: Reading, from: number, to: number): number | null {
  for (let at = from; at < to; at += 1) {
    const count = readCount(reading, at) ?? (lengthAt(reading, at, 'article') > 0 ? { value: 1, length: 1 } : null)
    if (!count) continue
    if (lengthAt(reading, at + count.length, 'week') > 0) return count.value * WEEK
    if (lengthAt(reading, at + count.length, 'day') > 0) return count.value
  }
  return null
}

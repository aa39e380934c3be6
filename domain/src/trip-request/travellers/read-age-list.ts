import { readCount } from '../read-number.ts'
import { isMark, lengthAt, type Reading, tokenAt } from '../reading.ts'

const OLDEST_CHILD = 17

/** `4, 7 and 9`: possible ages of children. */
export function readAgeList(reading: Reading, at: number): { ages: readonly number[]; length: number } | null {
  const ages: number[] = []
  let end = at
  for (let next = at; ;) {
    const age = readCount(reading, next)
    // "Aged 3 and 5, 4 days".
    const isLength = age && lengthAt(reading, next + age.length, 'day', 'night', 'week', 'month') > 0
    if (!age || age.value > OLDEST_CHILD || isLength) break
    ages.push(age.value)
    end = next + age.length
    // "4 years and 9 years".
    const years = lengthAt(reading, end, 'years')
    const comma = isMark(reading, end + years, ',', '&', '/', '+') ? 1 : 0
    const and = lengthAt(reading, end + years + comma, 'and')
    const other = end + years + comma + and
    // "Kids 6 8 11".
    const isJoined = comma + and > 0 || [end - 1, end].every((place) => tokenAt(reading, place)?.kind === 'number')
    if (!isJoined || !readCount(reading, other) || isOfOthers(reading, other)) break
    next = other
  }
  return ages.length > 0 ? { ages, length: end - at } : null
}

/** "Kids 3 and 5, 2 adults": the last number counts the grown-ups. */
function isOfOthers(reading: Reading, at: number): boolean {
  const count = readCount(reading, at)
  return count !== null && lengthAt(reading, at + count.length, 'adult', 'person', 'friends', 'kin', 'currency') > 0
}

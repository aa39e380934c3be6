import { readCount } from '../read-number.ts'
import { isMark, lengthAt, type Reading } from '../reading.ts'

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
    const comma = isMark(reading, end + years, ',', '&', '/') ? 1 : 0
    const and = lengthAt(reading, end + years + comma, 'and')
    if (comma + and === 0 || !readCount(reading, end + years + comma + and)) break
    next = end + years + comma + and
  }
  return ages.length > 0 ? { ages, length: end - at } : null
}

import { readCount } from '../read-number.ts'
import { isMark, lengthAt, type Reading, tokenAt } from '../reading.ts'

const OLDEST_CHILD = 17

/** "Of 8 months". */
export function monthsLength(reading: Reading, at: number): number {
  const opening = lengthAt(reading, at, 'aged', 'of', 'originWeak')
  const count = readCount(reading, at + opening)
  const months = count ? lengthAt(reading, at + opening + count.length, 'month') : 0
  return count && months > 0 ? opening + count.length + months : 0
}

/** "Kids 5 and 8", "kids (4,6)", "son, 14". */
export function agesAt(
  reading: Reading,
  at: number,
  most: number | null,
): { ages: readonly number[]; length: number } | null {
  let next = at
  while (isMark(reading, next, '(', ',', ':') || lengthAt(reading, next, 'aged', 'of') > 0)
    next += Math.max(1, lengthAt(reading, next, 'aged', 'of'))
  const list = agesListed(reading, next)
  if (list.ages.length === 0 || (most !== null && list.ages.length > most)) return null
  const beyond = next + list.length
  const years = lengthAt(reading, beyond, 'years')
  // "Kids, 2 adults", "2 teens, 1 spaniel": the next number has a noun of its own.
  const isOther = years === 0 && isMark(reading, next - 1, ',') && tokenAt(reading, beyond)?.kind === 'word'
  const isLone = isOther && lengthAt(reading, beyond, 'and') === 0
  if (isLone || lengthAt(reading, beyond, 'adult', 'person', 'friends', 'day', 'night', 'week', 'kin') > 0) return null
  return { ages: list.ages, length: beyond + years - at }
}

/** "4 and 9", "2,4,7": without spaces, two of them look like one number. */
function agesListed(reading: Reading, at: number): { readonly ages: readonly number[]; readonly length: number } {
  const ages: number[] = []
  let end = at
  for (let next = at; ;) {
    const token = tokenAt(reading, next)
    const own = token?.kind === 'number' ? token.text.split(/[.,]/).map(Number) : []
    const spoken = own.length > 0 ? null : readCount(reading, next)
    const read = spoken && lengthAt(reading, next, 'article') === 0 ? [spoken.value] : own
    if (read.length === 0 || read.some((age) => age > OLDEST_CHILD)) break
    ages.push(...read)
    end = next + (spoken?.length ?? 1)
    const comma = isMark(reading, end, ',', '&', '/', '+') ? 1 : 0
    next = end + comma + lengthAt(reading, end + comma, 'and')
    // "Kids 6 8 11".
    if (next === end && ![end - 1, end].every((place) => tokenAt(reading, place)?.kind === 'number')) break
  }
  return { ages, length: end - at }
}

/** "66", "(80)", "of 68 and 71". */
export function ageAt(reading: Reading, at: number): { readonly age: number; readonly length: number } | null {
  let next = at
  while (isMark(reading, next, '(', ',') || lengthAt(reading, next, 'aged', 'of', 'originWeak') > 0)
    next += Math.max(1, lengthAt(reading, next, 'aged', 'of', 'originWeak'))
  const token = tokenAt(reading, next)
  const isCounting = lengthAt(reading, next + 1, 'person', 'adult', 'friends', 'child', 'kin', 'month', 'week') > 0
  if (token?.kind !== 'number' || isCounting) return null
  let [age, end] = [token.value, next + 1]
  for (;;) {
    const joint = lengthAt(reading, end, 'and') || (isMark(reading, end, ',', '/', '&') ? 1 : 0)
    if (joint === 0 || tokenAt(reading, end + joint)?.kind !== 'number' || token.value <= OLDEST_CHILD) break
    age = Math.max(age, tokenAt(reading, end + joint)?.value ?? 0)
    end += joint + 1
  }
  return { age, length: end + lengthAt(reading, end, 'years') - at }
}

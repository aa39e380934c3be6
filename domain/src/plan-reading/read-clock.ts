import { wordsFor } from './all-words.ts'
import { anyOf, wholeWord } from './plain-text.ts'

/** A time in a line, with its position. */
export type ClockSpan = {
  readonly start: number
  readonly end: number
  /** Null when the written time does not exist. */
  readonly from: number | null
  readonly to: number | null
  /** The written text, when one of the two is not a time: `25:00`. */
  readonly impossible: string | null
}

const MARK = `(a\\.?m\\.?|p\\.?m\\.?|${anyOf(wordsFor('clock'))}|h(?:rs)?)(?![\\p{L}])`
const CLOCK = `(\\d{1,2})(?:(?:[:h.](\\d{2}))(?!\\d)(?:\\s?${MARK})?|\\s?${MARK})?`
const UNTIL = `\\s*(?:[-–—→]|->|${anyOf(wordsFor('until'))}(?![\\p{L}]))\\s*(?:(?:las|les|le|ore)\\s+)?`
// Not inside a price, a date or a longer number.
const NOT_BEFORE = '(?<![\\d:.,/€$£#])'
const NOT_AFTER = '(?!\\d|[.,:/]\\d|\\s*(?:€|eur|euro|usd|%|km|m\\b))'
const AT = `(?:(?<![\\p{L}\\d])(${anyOf(wordsFor('at'))})\\s+)?`
const TIMES = new RegExp(`${AT}${NOT_BEFORE}${CLOCK}(?:${UNTIL}${CLOCK})?${NOT_AFTER}`, 'gu')
const LENGTH_BEHIND = new RegExp(`^\\s*${anyOf([...wordsFor('hours', 'minutes')])}(?![\\p{L}])`, 'u')
const NOON = wholeWord(wordsFor('noon'))
/** At either end of a line, a bare number after these is a time: “ore 9”, “Louvre at 9”. */
const SAYS_HOUR = /^(?:ore|alle ore|alle|um|at|a las|as)$/
const WRITTEN_AS_HOUR = /\d[:h]\d\d|\d\s?[ap]\.?m/u
const HOUR = 60

/** Every time in a plain line, from left to right. */
export function findClocks(plain: string): readonly ClockSpan[] {
  const found = [...plain.matchAll(TIMES)].flatMap((match) => readMatch(match, plain))
  if (found.length > 0) return found
  const noon = NOON.exec(plain)
  if (!noon) return []
  return [{ start: noon.index, end: noon.index + noon[0].length, from: 12 * HOUR, to: null, impossible: null }]
}

function readMatch(match: RegExpMatchArray, plain: string): readonly ClockSpan[] {
  const [whole, at, hour1, minute1, markA, markB, hour2, minute2, markC, markD] = match
  const start = match.index ?? 0
  const behind = plain.slice(start + whole.length)
  const first = { hour: hour1, minute: minute1, mark: markA ?? markB }
  const second = hour2 === undefined ? null : { hour: hour2, minute: minute2, mark: markC ?? markD }
  if (LENGTH_BEHIND.test(behind) && !(first.minute && second?.minute)) return []
  const isRange = at !== undefined && second !== null && !/[-–—→]/.test(whole)
  const isAlone = start === 0 || /^[\s.,;!?)]*$/.test(behind)
  const isSpoken = isRange || (isAlone && second === null && SAYS_HOUR.test(at ?? '') && Number(hour1) >= 5)
  if (!isSpoken && !isClock(first, second, whole, start === 0)) return []
  const from = minutesOf(first, halfOf(first.mark) ?? borrowedHalf(first, second))
  const to = second && minutesOf(second, halfOf(second.mark) ?? halfOf(first.mark))
  const isImpossible = from === null || (second !== null && to === null)
  // Without a colon or similar it may be any two numbers.
  if (isImpossible && !WRITTEN_AS_HOUR.test(whole)) return []
  return [
    {
      start,
      end: start + whole.length,
      from,
      to: from !== null && to !== null && to <= from ? to + 12 * HOUR : from === null ? null : to,
      impossible: isImpossible ? whole.trim() : null,
    },
  ]
}

type Written = {
  readonly hour: string | undefined
  readonly minute: string | undefined
  readonly mark: string | undefined
}

/** A bare number is not a time, `1.5` is not half past one, and `2h` is a duration. */
function isClock(first: Written, second: Written | null, whole: string, isAtStart: boolean): boolean {
  const isMarked = [first, second].some((each) => each?.mark !== undefined || each?.minute !== undefined)
  if (!isMarked) return false
  const isDotted =
    /\d\.\d\d/.test(whole) && !/[:h]/.test(whole) && first.mark === undefined && second?.mark === undefined
  if (isDotted && !isAtStart) return false
  const isLength =
    (second ?? first).mark?.startsWith('h') === true && Number((second ?? first).hour) < 6 && !first.minute
  return !isLength
}

function halfOf(mark: string | undefined): 'am' | 'pm' | null {
  if (mark?.startsWith('a')) return 'am'
  return mark?.startsWith('p') ? 'pm' : null
}

/** In `9 to 11 am` both are in the morning, in `11-2 pm` they are not. */
function borrowedHalf(first: Written, second: Written | null): 'am' | 'pm' | null {
  const half = halfOf(second?.mark)
  if (half !== 'pm') return half
  return Number(first.hour) % 12 < Number(second?.hour) % 12 ? 'pm' : 'am'
}

function minutesOf({ hour, minute }: Written, half: 'am' | 'pm' | null): number | null {
  const [hours, minutes] = [Number(hour), Number(minute ?? 0)]
  if (minutes > 59 || hours > 24) return null
  // “14:00 pm” and “0:30 am” are redundant; “14:00 am” is impossible.
  const isWhole = half === 'pm' ? hours > 12 : hours === 0
  if (half === null || isWhole) return hours * HOUR + minutes
  return hours > 12 || hours === 0 ? null : ((hours % 12) + (half === 'pm' ? 12 : 0)) * HOUR + minutes
}

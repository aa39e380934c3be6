import { numbered, wordsFor } from './all-words.ts'
import { anyOf, toPlain } from './plain-text.ts'
import { findDate, findWeekday, type WrittenDate } from './read-date.ts'
import { readDayPart } from './read-plan-item.ts'
import { trimMarks } from './trim-marks.ts'

export type Heading = {
  readonly number: number | null
  readonly date: WrittenDate | null
  readonly weekday: number | null
  /** The rest of the line: a district, or the first activity. */
  readonly rest: string
  /** `D1`, `J1`: after a short heading the line lists activities. */
  readonly isShort?: boolean
}

const DAY = anyOf(wordsFor('day'))
const ORDINALS = numbered('ordinals')
const NUMBERS = numbered('numbers')
const NUMBERED = new RegExp(
  `^(?:${DAY}\\s*#?\\s*(\\d{1,2})|(\\d{1,2})(?:\\.|º|°|er|th|st|nd|rd)?\\s*${DAY})(?![\\p{L}\\d])(?:[-–&]\\d{1,2}(?![\\d:/.]))?`,
  'u',
)
const IN_WORDS = new RegExp(`^${DAY}\\s+(${anyOf([...NUMBERS.keys()])})(?![\\p{L}\\d])`, 'u')
const SHORT = /^[djtg](\d{1,2})\s*[:.)–-](?!\d)/u
const COUNTED = new RegExp(
  `^(?:(?:on|am) )?(?:the |il |el |o |le |la )?(${anyOf([...ORDINALS.keys()])})\\s+${DAY}(?![\\p{L}])`,
  'u',
)
/** A date further on in the line is about something else. */
const DATE_WITHIN = 40
const MARKS_BEHIND = '-–—:,|•→>()'
const MARKS_BEFORE = `${MARKS_BEHIND}.`

/** Null for a line that starts no day. */
export function readHeading(text: string): Heading | null {
  const plain = toPlain(text)
  const count = readCount(plain)
  const behind = plain.slice(count?.end ?? 0)
  const date = findDate(behind)
  const isNear =
    date !== null &&
    (count ? date.start <= DATE_WITHIN : /^[\s(]*$/.test(behind.slice(0, date.start)) || isBehindName(text, date))
  if (isNear) {
    const [from, to] = [(count?.end ?? 0) + date.start, (count?.end ?? 0) + date.end]
    const rest = [text.slice(count?.end ?? 0, from), text.slice(to)].map(trimmed).filter(Boolean).join(' ')
    const written = text.slice(from, to).trim()
    return { number: count?.number ?? null, date: { ...date, written }, weekday: date.weekday, rest }
  }
  if (count) {
    const rest = trimmed(text.slice(count.end))
    const weekday = findWeekday(toPlain(rest))
    return {
      number: count.number,
      date: null,
      weekday: weekday?.weekday ?? null,
      rest: weekday ? trimmed(rest.slice(weekday.end)) : rest,
      ...(SHORT.test(plain) && { isShort: true }),
    }
  }
  const weekday = findWeekday(plain)
  if (!weekday || !(OPENS_DAY.test(plain.slice(weekday.end)) || isPartBehind(text.slice(weekday.end)))) return null
  return { number: null, date: null, weekday: weekday.weekday, rest: trimmed(text.slice(weekday.end)) }
}

const OPENS_DAY = /^\s*(?:$|[-–—:,(])/

/** “Saturday morning: …” */
function isPartBehind(text: string): boolean {
  return /^\s+[^:]{2,14}:/.test(text) && readDayPart(text.trim()) !== null
}

/** `Paris, Tuesday 4 May 2027`: a name or two, the date, and nothing else. */
function isBehindName(text: string, { start, end }: WrittenDate): boolean {
  const name = text.slice(0, start).trim()
  return /^\p{Lu}[^\d:]{1,30}[,–—-]$/u.test(name) && name.split(' ').length <= 3 && /^[\s.:)]*$/.test(text.slice(end))
}

function readCount(plain: string): { readonly number: number; readonly end: number } | null {
  const match = NUMBERED.exec(plain)
  if (match) return { number: Number(match[1] ?? match[2]), end: match[0].length }
  const short = SHORT.exec(plain)
  if (short) return { number: Number(short[1]), end: short[0].length }
  const inWords = IN_WORDS.exec(plain)
  if (inWords) return { number: (NUMBERS.get(inWords[1] ?? '') ?? 0) + 1, end: inWords[0].length }
  const counted = COUNTED.exec(plain)
  const index = ORDINALS.get(counted?.[1] ?? '')
  return counted && index !== undefined ? { number: index + 1, end: counted[0].length } : null
}

function trimmed(text: string): string {
  return trimMarks(text, MARKS_BEFORE, MARKS_BEHIND)
}

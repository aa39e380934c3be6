import type { CalendarDate } from '../kernel/index.ts'
import type { TripCity } from '../trip/index.ts'
import type { Sign, ValueSign } from './language.ts'
import type { Token } from './read-tokens.ts'
import type { Said, TextSpan } from './trip-request.ts'
import type { Words } from './words.ts'

/** The city of that name, also as `Portland, Oregon`; null for anything else. Letter for letter, never a likely one. */
export type FindCity = (name: string) => TripCity | null
/** ISO 3166-1 code of a country by its name in any of our languages. */
export type FindCountry = (name: string) => string | null
/** Cities, as `name country`, with a sight of which all these words are the name, or enough of it to mean it. */
type SightFound = { readonly cities: readonly string[]; readonly isWhole: boolean }
/** Null where no sight has such words in its name, so that no longer one need be tried. */
export type FindSight = (words: readonly string[]) => SightFound | null

/** What the readers share: the words, what they have used up, and what they may ask. */
export type Reading = {
  readonly words: Words
  readonly today: CalendarDate
  readonly findCity: FindCity
  readonly findCountry: FindCountry
  readonly findSight: FindSight
  /** One for every token that some fact was read from: "two" of "two days" is no number of people. */
  readonly taken: Uint8Array
}

export type Found<T> = { readonly value: T; readonly length: number }

export function take(reading: Reading, from: number, length: number): void {
  reading.taken.fill(1, from, from + length)
}

export function isTaken(reading: Reading, from: number, length = 1): boolean {
  for (let at = from; at < from + length; at += 1) if (reading.taken[at] === 1) return true
  return false
}

export function spanOf({ words }: Reading, from: number, length: number): TextSpan {
  const first = words.tokens[from]
  const last = words.tokens[from + Math.max(length, 1) - 1] ?? words.tokens.at(-1)
  return { start: first?.start ?? 0, end: last?.end ?? 0 }
}

export function said<T>(reading: Reading, value: T, from: number, length: number): Said<T> {
  return { value, span: spanOf(reading, from, length) }
}

export function tokenAt(reading: Reading, at: number): Token | undefined {
  return reading.words.tokens[at]
}

export function isMark(reading: Reading, at: number, ...marks: readonly string[]): boolean {
  const token = reading.words.tokens[at]
  return token?.kind === 'mark' && marks.includes(token.text)
}

/** How many tokens a phrase of that meaning takes here; zero where there is none. */
export function lengthAt(reading: Reading, at: number, ...signs: readonly (Sign | ValueSign)[]): number {
  let longest = 0
  for (const sign of signs) longest = Math.max(longest, reading.words.at(at, sign)?.length ?? 0)
  return longest
}

/** Where a phrase of that meaning ends right before a token; -1 where there is none. */
export function startBefore(reading: Reading, at: number, ...signs: readonly (Sign | ValueSign)[]): number {
  for (let start = Math.max(0, at - LONGEST_PHRASE); start < at; start += 1) {
    for (const sign of signs) if (reading.words.at(start, sign)?.length === at - start) return start
  }
  return -1
}

const LONGEST_PHRASE = 6

/** Places of a meaning, from a token on to the end of its sentence. */
export function findInSentence(reading: Reading, sentence: number, ...signs: readonly (Sign | ValueSign)[]): number {
  const { tokens } = reading.words
  return tokens.findIndex((token, at) => token.sentence === sentence && lengthAt(reading, at, ...signs) > 0)
}

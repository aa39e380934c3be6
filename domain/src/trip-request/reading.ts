import type { CalendarDate } from '../kernel/index.ts'
import type { TripCity } from '../trip/index.ts'
import type { Meaning, ValueMeaning } from './language.ts'
import type { Token } from './read-tokens.ts'
import type { Said, TextSpan } from './trip-request.ts'
import type { Words } from './words.ts'

/** The city with exactly that name, also as `Portland, Oregon`; otherwise null. Never a fuzzy match. */
export type FindCity = (name: string) => TripCity | null
/** ISO 3166-1 code of a country by its name in any of our languages. */
export type FindCountry = (name: string) => string | null
/** A city that travellers think of first, unlike a village which shares its name with an everyday word. */
export type IsWellKnown = (name: string) => boolean
/** A region, an island or a park of the guide, by its name in any language; null for a city. */
export type FindRegion = (name: string) => { readonly id: string; readonly country: string } | null
/** Cities, as `name country`, with a sight of which all these words are the name, or enough of it to mean it. */
type SightFound = { readonly cities: readonly string[]; readonly isWhole: boolean }
/** Null when no sight has these words in its name, so that no longer phrase need be tried. */
export type FindSight = (words: readonly string[]) => SightFound | null

/** The state that the readers share: the words, the used tokens, and the look-ups. */
export type Reading = {
  readonly words: Words
  readonly today: CalendarDate
  readonly findCity: FindCity
  readonly findCountry: FindCountry
  readonly findRegion: FindRegion
  /** The first city of a state or a region that no guide has: Munich for Bavaria. */
  readonly findMainCity: FindCity
  readonly isWellKnown: IsWellKnown
  readonly findSight: FindSight
  /** One flag per token: "two" of "two days" is not a number of people. */
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

/** The number of tokens of a phrase with that meaning here; zero without one. */
export function lengthAt(reading: Reading, at: number, ...meanings: readonly (Meaning | ValueMeaning)[]): number {
  let longest = 0
  for (const meaning of meanings) longest = Math.max(longest, reading.words.at(at, meaning)?.length ?? 0)
  return longest
}

/** The start of a phrase with that meaning that ends right before a token; -1 without one. */
export function startBefore(reading: Reading, at: number, ...meanings: readonly (Meaning | ValueMeaning)[]): number {
  for (let start = Math.max(0, at - LONGEST_PHRASE); start < at; start += 1) {
    for (const meaning of meanings) if (reading.words.at(start, meaning)?.length === at - start) return start
  }
  return -1
}

const LONGEST_PHRASE = 6

/** Positions of a meaning, from a token to the end of its sentence. */
export function findInSentence(
  reading: Reading,
  sentence: number,
  ...meanings: readonly (Meaning | ValueMeaning)[]
): number {
  const { tokens } = reading.words
  return tokens.findIndex((token, at) => token.sentence === sentence && lengthAt(reading, at, ...meanings) > 0)
}

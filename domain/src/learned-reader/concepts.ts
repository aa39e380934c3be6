import { foldText } from './fold-text.ts'

/**
 * Words of many languages by what they mean, so that what is learned from one language helps in all of them. A key that
 * ends in "*" is the beginning of a word; each key has the numbers of its concepts.
 */
export type Concepts = ReadonlyMap<string, readonly number[]>

export const ANY_END = '*'
/** Words of a key, of which one may be several. */
const MOST_WORDS = 4
/** A beginning of fewer letters says nothing. */
const SHORTEST_STEM = 3
const LONGEST_RUN = 10
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Hangul}]/u
const ARABIC = /^\p{Script=Arabic}/u
/** "And", "in", "for" and the article are written together with the word. */
const ARABIC_BEFORE = /^(?:[وفبلك]?ال|لل|[وفبلك])(?=.{3})/u

/** The concepts of a text's words, in its order, each once. */
export function conceptsIn(tokens: readonly string[], concepts: Concepts): readonly number[] {
  const found = new Set<number>()
  for (let at = 0; at < tokens.length;) at += takeAt(tokens, at, concepts, found)
  return [...found]
}

/** Adds the concepts of the longest key here; gives the number of words taken. */
function takeAt(tokens: readonly string[], at: number, concepts: Concepts, found: Set<number>): number {
  for (let count = Math.min(MOST_WORDS, tokens.length - at); count > 1; count -= 1) {
    const ids = ofWord(tokens.slice(at, at + count).join(' '), concepts)
    if (ids) {
      for (const id of ids) found.add(id)
      return count
    }
  }
  const token = tokens[at]!
  const ids = UNSPACED.test(token) ? inRun(token, concepts) : (ofWord(token, concepts) ?? ofArabic(token, concepts))
  for (const id of ids ?? []) found.add(id)
  return 1
}

function ofWord(word: string, concepts: Concepts): readonly number[] | undefined {
  const whole = concepts.get(word)
  if (whole) return whole
  for (let end = word.length; end >= SHORTEST_STEM; end -= 1) {
    const ids = concepts.get(word.slice(0, end) + ANY_END)
    if (ids) return ids
  }
  return undefined
}

function ofArabic(word: string, concepts: Concepts): readonly number[] | undefined {
  const bare = ARABIC.test(word) ? word.replace(ARABIC_BEFORE, '') : word
  return bare === word ? undefined : ofWord(bare, concepts)
}

/** In a sentence without spaces every place may begin a word; the longest counts. */
function inRun(run: string, concepts: Concepts): readonly number[] {
  const found: number[] = []
  for (let at = 0; at < run.length;) {
    let length = Math.min(LONGEST_RUN, run.length - at)
    while (length > 0 && !concepts.has(run.slice(at, at + length))) length -= 1
    found.push(...(concepts.get(run.slice(at, at + length)) ?? []))
    at += Math.max(1, length)
  }
  return found
}

/** A key as it is compared with a folded text. */
export function conceptKey(entry: string): string {
  const isStem = entry.endsWith(ANY_END)
  const words = foldText(isStem ? entry.slice(0, -1) : entry)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
  const key = words.join(' ')
  return isStem && key.length >= SHORTEST_STEM && !UNSPACED.test(key) ? key + ANY_END : key
}

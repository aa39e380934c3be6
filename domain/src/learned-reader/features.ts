import { type Concepts, conceptsIn } from './concepts.ts'
import { foldText } from './fold-text.ts'
import { MASKS } from './slots.ts'

/** A longer message repeats itself, or is a pasted plan. */
const LONGEST_READ = 400
const TOKEN = /[\ue000-\ue004]|[\p{L}\p{M}\p{N}]+|[$€£¥₹₩฿₺]/gu
const MONEY = /[$€£¥₹₩฿₺]/u
/** Scripts without spaces, where a run of letters is a sentence rather than a word. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu
/** A Korean syllable has the information of two or three letters. */
const SYLLABLES = /^\p{Script=Hangul}/u
const HANGUL = /\p{Script=Hangul}/u
const SPACED_GRAMS = { shortest: 2, longest: 5 }
const UNSPACED_GRAMS = { shortest: 1, longest: 4 }
/** Hash seeds, so that a word and a run of the same letters are different features. */
const [WORD, PAIR, GRAM, RUN] = [0x2f0b_4c47, 0x5bd1_e995, 0x1b87_3593, 0x68e3_1da4]
const [CONCEPT, CONCEPTS, TAG] = [0x7feb_352d, 0x846c_a68b, 0x3c6e_f372]
/** Two concepts of a long message are paired only if both are among the first. */
const MOST_PAIRED = 14
const PRIME = 0x0100_0193

/** Korean has spaces, but each syllable is also a feature. */
export type ScriptKind = 'spaced' | 'syllables' | 'unspaced'

export function scriptOf(text: string): ScriptKind {
  const read = text.slice(0, LONGEST_READ)
  if (HANGUL.test(read.normalize('NFC'))) return 'syllables'
  return read.search(UNSPACED) >= 0 ? 'unspaced' : 'spaced'
}

/**
 * The hashed features of a text, each once: words, pairs of words, runs of letters within a word, and the concepts of
 * its words, alone and in pairs.
 */
export function featuresOf(text: string, concepts: Concepts): readonly number[] {
  const found = new Set<number>()
  let before = 'start'
  const tokens = tokensOf(text)
  addConcepts(conceptsIn(tokens, concepts), found)
  for (const token of tokens) {
    found.add(hash(token, WORD))
    found.add(hash(`${before} ${token}`, PAIR))
    before = token
    if (!MASKS.test(token)) addGrams(token, found)
  }
  if (found.size > 0) found.add(hash(`${before} end`, PAIR))
  return [...found]
}

function addConcepts(meant: readonly number[], found: Set<number>): void {
  for (const concept of meant) found.add(hash(String(concept), CONCEPT))
  const paired = meant.slice(0, MOST_PAIRED).toSorted((a, b) => a - b)
  for (const [index, one] of paired.entries())
    for (const other of paired.slice(index + 1)) found.add(hash(`${one} ${other}`, CONCEPTS))
}

export function tokensOf(text: string): readonly string[] {
  const spaced = foldText(text.slice(0, LONGEST_READ)).replace(UNSPACED, ' $& ')
  return (spaced.match(TOKEN) ?? []).map((token) => (MONEY.test(token) ? '$' : token))
}

function addGrams(token: string, found: Set<number>): void {
  const isUnspaced = token.search(UNSPACED) === 0
  const isShort = isUnspaced || SYLLABLES.test(token)
  const { shortest, longest } = isShort ? UNSPACED_GRAMS : SPACED_GRAMS
  const letters = Array.from(isUnspaced ? token : `<${token}>`)
  for (let from = 0; from < letters.length; from += 1) {
    let gram = letters.slice(from, from + shortest - 1).join('')
    const most = Math.min(letters.length, from + longest)
    for (let to = from + shortest; to <= most; to += 1) {
      gram += letters[to - 1]
      found.add(hash(gram, isUnspaced ? RUN : GRAM))
    }
  }
}

/** FNV-1a over UTF-16, with a last mixing so that the low bits can be used alone. */
function hash(text: string, seed: number): number {
  let value = seed
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), PRIME)
  value = Math.imul(value ^ (value >>> 16), 0x85eb_ca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2_ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** Of a feature of the slot tagger. */
export function hashOf(name: string): number {
  return hash(name, TAG)
}

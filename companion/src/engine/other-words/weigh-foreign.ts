import { plain } from '../reading/phrases.ts'
import type { Intent } from '../sentences.ts'
import { OTHER_WORDS } from './word-lists/any-language.ts'
import { NORTHERN } from './word-lists/northern.ts'
import { OTHER_SCRIPTS } from './word-lists/other-scripts.ts'
import { SLAVIC } from './word-lists/slavic.ts'
import { SOUTHERN_AND_EASTERN } from './word-lists/southern-and-eastern.ts'
import type { WordsOfIntents } from './words-of-intents.ts'

const FITS = 3
/** Shorter words match only as whole words. */
const WHOLE_WORD = 3
const KNOWN: Readonly<Record<string, WordsOfIntents>> = { ...NORTHERN, ...SLAVIC, ...SOUTHERN_AND_EASTERN }

/** The weight of an intent in a text of `plain` in another language; consecutive words weigh more. */
export function weighForeign(text: string, intent: Intent, language: string): number {
  const [known, anywhere] = [KNOWN[language], OTHER_SCRIPTS[language]]
  if (known) return weightOfLongest(text, known[intent], startsWordOf)
  if (anywhere) return weightOfLongest(text, anywhere[intent], (said, word) => said.includes(word))
  return weightOfLongest(text, OTHER_WORDS[intent], (said, word) =>
    SPACED.test(word) ? word.length > 2 && said.includes(` ${word}`) : said.includes(word),
  )
}

const SPACED = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+$/u
const NO_WORDS: readonly string[] = []

function startsWordOf(text: string, word: string): boolean {
  return text.includes(word.length <= WHOLE_WORD ? ` ${word} ` : ` ${word}`)
}

function weightOfLongest(text: string, words = NO_WORDS, isIn: (text: string, word: string) => boolean): number {
  const found = foldedWords(words).filter((word) => isIn(text, word))
  return found.length === 0 ? 0 : FITS - 1 + Math.max(...found.map((word) => word.split(' ').length))
}

const folded = new WeakMap<readonly string[], readonly string[]>()

function foldedWords(words: readonly string[]): readonly string[] {
  const known = folded.get(words)
  if (known) return known
  const made = words.flatMap((word) => plain(word).trim() || [])
  folded.set(words, made)
  return made
}

import { plain } from '../phrases.ts'
import type { Intent } from '../sentences.ts'
import { NORTHERN } from './northern.ts'
import { OTHER_SCRIPTS } from './other-scripts.ts'
import { OTHER_WORDS } from './other-words.ts'
import { SLAVIC } from './slavic.ts'
import { SOUTHERN_AND_EASTERN } from './southern-and-eastern.ts'
import type { WordsOfIntents } from './words-of-intents.ts'

const FITS = 3
/** Shorter ones are beginnings of anything. */
const WHOLE_WORD = 3
const KNOWN: Readonly<Record<string, WordsOfIntents>> = { ...NORTHERN, ...SLAVIC, ...SOUTHERN_AND_EASTERN }

/** How much of a text of `plain` in another language speaks for an intent; more words one after another weigh more. */
export function weighForeign(text: string, intent: Intent, language: string): number {
  const [known, anywhere] = [KNOWN[language], OTHER_SCRIPTS[language]]
  if (known) return longestOf(text, known[intent], standsAtStart)
  if (anywhere) return longestOf(text, anywhere[intent], (said, word) => said.includes(word))
  return longestOf(text, OTHER_WORDS[intent]?.replaceAll(' ', '|'), (said, word) =>
    SPACED.test(word) ? word.length > 2 && said.includes(` ${word}`) : said.includes(word),
  )
}

const SPACED = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+$/u

function standsAtStart(text: string, word: string): boolean {
  return text.includes(word.length <= WHOLE_WORD ? ` ${word} ` : ` ${word}`)
}

function longestOf(text: string, words = '', stands: (text: string, word: string) => boolean): number {
  const found = foldedWords(words).filter((word) => stands(text, word))
  return found.length === 0 ? 0 : FITS - 1 + Math.max(...found.map((word) => word.split(' ').length))
}

const folded = new Map<string, readonly string[]>()

function foldedWords(words: string): readonly string[] {
  const known = folded.get(words)
  if (known) return known
  const made = words.split('|').flatMap((word) => plain(word).trim() || [])
  folded.set(words, made)
  return made
}

import type { Phrasebook } from '../phrasebook.ts'
import type { Intent } from '../sentences.ts'
import { heavyKeywordsOf } from './phrases.ts'

/** Intents with nouns as keywords; verbs change their meaning with a prefix. */
const BY_NOUNS: readonly Intent[] = [
  'entry',
  'money',
  'climate',
  'plugs',
  'emergency',
  'embassy',
  'health',
  'difference',
  'hotel',
  'car',
  'calling',
  'capital',
]
const SHORTEST = 5
/** The part before it must be a word, too: "Reise-adapter". */
const SHORTEST_BEFORE = 3

/** A text of `plain` with the last parts of its compounds appended: a "Föhnstecker" is a "Stecker". */
export function withCompounds(text: string, book: Phrasebook): string {
  if (book.code !== 'de') return text
  const ends = lastParts(book)
  const found = text
    .trim()
    .split(' ')
    .filter((word) => !ends.has(word))
    .flatMap((word) => partIn(word, ends) ?? [])
  return found.length === 0 ? text : `${text}${[...new Set(found)].join(' ')} `
}

function partIn(word: string, ends: ReadonlySet<string>): string | null {
  for (let at = SHORTEST_BEFORE; at <= word.length - SHORTEST; at += 1) {
    const end = word.slice(at)
    if (ends.has(end)) return end
  }
  return null
}

const prepared = new Map<string, ReadonlySet<string>>()

/** Unambiguous words. */
function lastParts(book: Phrasebook): ReadonlySet<string> {
  const known = prepared.get(book.code)
  if (known) return known
  const words = BY_NOUNS.flatMap((intent) => heavyKeywordsOf(book.intents[intent]))
  const made = new Set(words.filter(({ length }) => length >= SHORTEST))
  prepared.set(book.code, made)
  return made
}

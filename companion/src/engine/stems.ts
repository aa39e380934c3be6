import type { Phrasebook } from './phrasebook.ts'
import { beginningsOf, keywordsOf } from './phrases.ts'
import { type Intent, INTENTS } from './sentences.ts'

/** Endings and the second half of a compound come after so many letters. */
const STEM = 5
const SHORTEST = 5
/** A stem of more is a word of anything. */
const MOST_INTENTS = 2
/** These are answered by their own words alone: a likeness is not enough. */
const NEVER: readonly Intent[] = [
  'write',
  'save',
  'undo',
  'check',
  'change',
  'hello',
  'thanks',
  'help',
  'unknown',
  'delay',
]

const known = new Map<string, ReadonlyMap<string, readonly Intent[]>>()

/**
 * What a question is about by the beginnings of its words, where none of its phrases is known: "Malariatabletten" and
 * "lontane" are in no book, "malaria" and "lontano" are. Null where two are as likely.
 */
export function intentByStems(text: string, book: Phrasebook): Intent | null {
  const stems = stemsOf(book)
  const scores = new Map<Intent, number>()
  for (const word of new Set(text.trim().split(' '))) {
    const intents = word.length < SHORTEST ? [] : (stems.get(word.slice(0, STEM)) ?? lastPartOf(word, book))
    for (const intent of intents) scores.set(intent, (scores.get(intent) ?? 0) + 1 / intents.length)
  }
  const [best, second] = [...scores].toSorted(([, a], [, b]) => b - a)
  return best && best[1] > (second?.[1] ?? 0) ? best[0] : null
}

/** An "Autounfall" is an "Unfall". */
function lastPartOf(word: string, book: Phrasebook): readonly Intent[] {
  if (book.code !== 'de') return []
  lasts ??= INTENTS.filter((intent) => !NEVER.includes(intent)).map((intent) => ({
    intent,
    words: keywordsOf(book.intents[intent]).filter((each) => each.length >= SHORTEST),
  }))
  const intents = lasts.filter(({ words }) => words.some((each) => word.endsWith(each))).map(({ intent }) => intent)
  return intents.length <= MOST_INTENTS ? intents : []
}

let lasts: readonly { readonly intent: Intent; readonly words: readonly string[] }[] | null = null

function stemsOf(book: Phrasebook): ReadonlyMap<string, readonly Intent[]> {
  const made = known.get(book.code)
  if (made) return made
  const stems = new Map<string, Set<Intent>>()
  for (const intent of INTENTS.filter((each) => !NEVER.includes(each))) {
    for (const word of [...keywordsOf(book.intents[intent]), ...beginningsOf(book.intents[intent])]) {
      if (word.length < SHORTEST) continue
      const stem = word.slice(0, STEM)
      stems.set(stem, new Set([...(stems.get(stem) ?? []), intent]))
    }
  }
  const kept = new Map([...stems].filter(([, of]) => of.size <= MOST_INTENTS).map(([stem, of]) => [stem, [...of]]))
  known.set(book.code, kept)
  return kept
}

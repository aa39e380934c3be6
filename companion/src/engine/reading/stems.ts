import { sharedStart } from '../names/read-mentions.ts'
import type { Phrasebook } from '../phrasebook.ts'
import { type Intent, INTENTS } from '../sentences.ts'
import { beginningsOf, keywordsOf } from './phrases.ts'

const SHORTEST = 5
/** A stem with more intents is a common word. */
const MOST_INTENTS = 2
/** Intents that need exact words: a similar word is not enough. */
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

type Keyword = { readonly word: string; readonly intent: Intent }

/**
 * The intent by similar words, if no phrase matches: "Malariatabletten" and "lontane" are in no phrasebook, "malaria"
 * and "lontano" are. Null if two are equally likely.
 */
export function intentByStems(text: string, book: Phrasebook): Intent | null {
  const keywords = keywordsIn(book)
  const scores = new Map<Intent, number>()
  for (const word of new Set(
    text
      .trim()
      .split(' ')
      .filter(({ length }) => length >= SHORTEST),
  )) {
    const near = keywords.filter((each) => isLike(word, each.word) || (book.code === 'de' && word.endsWith(each.word)))
    const intents = new Set(near.map(({ intent }) => intent))
    if (intents.size > MOST_INTENTS) continue
    for (const intent of intents) scores.set(intent, (scores.get(intent) ?? 0) + 1 / intents.size)
  }
  const [best, second] = [...scores].toSorted(([, one], [, other]) => other - one)
  return best && best[1] > (second?.[1] ?? 0) ? best[0] : null
}

/** The same except for one or two last letters, or the beginning of a compound. */
function isLike(word: string, known: string): boolean {
  const shorter = Math.min(word.length, known.length)
  return sharedStart(word, known) >= Math.max(SHORTEST, shorter - 1)
}

const prepared = new Map<string, readonly Keyword[]>()

function keywordsIn(book: Phrasebook): readonly Keyword[] {
  const known = prepared.get(book.code)
  if (known) return known
  const made = INTENTS.filter((intent) => !NEVER.includes(intent)).flatMap((intent) =>
    [...keywordsOf(book.intents[intent]), ...beginningsOf(book.intents[intent])]
      .filter(({ length }) => length >= SHORTEST)
      .map((word) => ({ word, intent })),
  )
  prepared.set(book.code, made)
  return made
}

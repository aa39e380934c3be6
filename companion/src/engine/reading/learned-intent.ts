import type { LookUps } from '../../tools/look-ups.ts'
import { isFewWords } from '../everyday/goes-on.ts'
import type { Intent } from '../sentences.ts'
import { engineIntent } from './decided-asks.ts'

/** Urgent help is never a guess. */
const NO_GUESS = ['emergency']
const LIKELY = 0.4
/** The least probability without phrases of the language, where no other reading exists. */
const LIKELY_WITHOUT_PHRASES = 0.35

/** A few words that may go on from the last question need less. */
const LIKELY_AS_BEFORE = 0.15

/** For a message in which the phrases found nothing. */
export function learnedIntent(
  text: string,
  isForeign: boolean,
  { readIntents }: Pick<LookUps, 'readIntents'>,
  before: Intent | null = null,
) {
  const [first] = readIntents?.(text).intents ?? []
  const isAsBefore = first !== undefined && engineIntent(first.intent) === before && isFewWords(text)
  if (before !== null && isAsBefore && first.probability >= LIKELY_AS_BEFORE) return before
  if (!first || first.probability < (isForeign ? LIKELY_WITHOUT_PHRASES : LIKELY)) return null
  return NO_GUESS.includes(first.intent) ? null : engineIntent(first.intent)
}

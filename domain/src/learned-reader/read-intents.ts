import type { ReaderIntent } from './intents.ts'
import type { ReaderModel, ReaderThresholds } from './reader-model.ts'
import { scoreText, type TextScore } from './score-text.ts'
import { maskNames, type NameSpan } from './slots.ts'

export type LikelyIntent = { readonly intent: ReaderIntent; readonly probability: number }

export type IntentReading = {
  /** `sure`: answer these, one or two. `choose`: ask which of the two is meant. `unknown`: say so. */
  readonly kind: 'sure' | 'choose' | 'unknown'
  /** The likeliest first. An unknown text has them too, for a log or for help; they are no answer. */
  readonly intents: readonly LikelyIntent[]
  /** The text goes on from an earlier question: take the place, and where unsure the subject, from there. */
  readonly isFollowUp: boolean
}

/** Less than this for the second intent, and the message asks one thing. */
const LEAST_OF_SECOND = 0.15
const LIKELY = 0.5

/**
 * What a traveller asks, in any of the languages of the corpus; the language need not be known. Names that the host has
 * found may be given, which helps where a name is also a word.
 */
export function readIntents(model: ReaderModel, text: string, names: readonly NameSpan[] = []): IntentReading {
  const score = scoreText(model, names.length > 0 ? maskNames(text, names) : text)
  return decide(likeliest(model.intents, score.probabilities), score, model.thresholds)
}

function likeliest(intents: readonly ReaderIntent[], probabilities: Float64Array): readonly LikelyIntent[] {
  return intents
    .map((intent, index) => ({ intent, probability: probabilities[index] ?? 0 }))
    .toSorted((a, b) => b.probability - a.probability)
    .slice(0, 2)
}

export function decide(
  likely: readonly LikelyIntent[],
  { followUp, several }: Pick<TextScore, 'followUp' | 'several'>,
  { sure, sureFollowUp, both, choose }: ReaderThresholds,
): IntentReading {
  const [first, second] = [likely[0]?.probability ?? 0, likely[1]?.probability ?? 0]
  const isFollowUp = followUp >= LIKELY
  const asksTwo = several >= LIKELY && second >= LEAST_OF_SECOND
  if (asksTwo && first + second >= both) return { kind: 'sure', intents: likely, isFollowUp }
  if (first >= (isFollowUp ? sureFollowUp : sure)) return { kind: 'sure', intents: likely.slice(0, 1), isFollowUp }
  return { kind: first + second >= choose ? 'choose' : 'unknown', intents: likely, isFollowUp }
}

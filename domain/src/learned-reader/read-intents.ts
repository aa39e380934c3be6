import type { ReaderIntent } from './intents.ts'
import type { ReaderModel, ReaderThresholds } from './reader-model.ts'
import { scoreText, type TextScore } from './score-text.ts'
import { maskNames, type NameSpan } from './slots.ts'

export type LikelyIntent = { readonly intent: ReaderIntent; readonly probability: number }

export type IntentReading = {
  /** `sure`: answer these, one or two. `choose`: ask which of the two is meant. `unknown`: nothing was recognised. */
  readonly kind: 'sure' | 'choose' | 'unknown'
  /** The likeliest first. Also present for an unknown text, for logs; they must not be answered. */
  readonly intents: readonly LikelyIntent[]
  /** Whether the text continues an earlier question: its place, and if unsure its subject, apply. */
  readonly isFollowUp: boolean
}

export type ReadingContext = {
  /** Known names in the text: some names are also words. */
  readonly names?: readonly NameSpan[]
  /** What the traveller asked last; "at night?" alone says little. */
  readonly before?: ReaderIntent | null
}

/** If the second intent is below this probability, the message has only one. */
const LEAST_OF_SECOND = 0.15
const LIKELY = 0.5

/** The intents of a message in any language of the corpus; the language need not be known. */
export function readIntents(
  model: ReaderModel,
  text: string,
  { names = [], before = null }: ReadingContext = {},
): IntentReading {
  const score = scoreText(model, names.length > 0 ? maskNames(text, names) : text, before)
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
  { followUp, several, tellsTrip = false }: Pick<TextScore, 'followUp' | 'several'> & Partial<TextScore>,
  { sure, sureFollowUp, both, choose }: ReaderThresholds,
): IntentReading {
  const [first, second] = [likely[0]?.probability ?? 0, likely[1]?.probability ?? 0]
  const isFollowUp = followUp >= LIKELY
  const asksTwo = several >= LIKELY && !tellsTrip && second >= LEAST_OF_SECOND
  if (asksTwo && first + second >= both) return { kind: 'sure', intents: likely, isFollowUp }
  if (first >= (isFollowUp ? sureFollowUp : sure)) return { kind: 'sure', intents: likely.slice(0, 1), isFollowUp }
  return { kind: first + second >= choose ? 'choose' : 'unknown', intents: likely, isFollowUp }
}

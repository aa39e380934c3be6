import type { Concepts } from './concepts.ts'
import type { ScriptKind } from './features.ts'
import type { ReaderIntent } from './intents.ts'
import type { TaggerModel } from './tag-slots.ts'

/** Thresholds for an answer, calibrated on lines that were not used for training. */
export type ReaderThresholds = {
  /** The minimum probability to answer the first intent. */
  readonly sure: number
  /** The same for a follow-up question, which contains less information. */
  readonly sureFollowUp: number
  /** The minimum probability of both intents of a double question. */
  readonly both: number
  /** The minimum sum of the first two probabilities to offer a choice. */
  readonly choose: number
}

/**
 * Divisors of the scores, so that a probability of 0.8 is right in eight of ten cases. Each script has its own, because
 * scores of scripts without spaces differ in scale.
 */
export type ReaderTemperatures = Readonly<Record<ScriptKind, number>>

/**
 * A network with one hidden layer. Its input is the hashed features of the text, of which each known one adds a row of
 * numbers to the hidden units, and the intent of the question before, which adds another row.
 */
export type ReaderModel = {
  readonly intents: readonly ReaderIntent[]
  readonly concepts: Concepts
  /** The number of bits of a feature's hash. */
  readonly bits: number
  /** The number of hidden units. */
  readonly units: number
  /** The row of a bucket plus one, or 0 if nothing was learned for it. */
  readonly rowOf: Uint32Array
  /** The weight of a feature; rare features weigh more. */
  readonly rarity: Float32Array
  readonly unknownRarity: number
  /** The length of each row. */
  readonly lengths: Float32Array
  /** A byte for each eight numbers of a row: which pattern they are. */
  readonly codes: Uint8Array
  /** For each eight numbers, 256 patterns. */
  readonly patterns: Float32Array
  /** One row per intent of the question before, and a last one for the hidden units' own bias. */
  readonly before: Float32Array
  /** A row per hidden unit: a column per intent, then those of `followUp` and `several`. */
  readonly output: Float32Array
  readonly biases: Float32Array
  readonly temperatures: ReaderTemperatures
  readonly thresholds: ReaderThresholds
  readonly tagger: TaggerModel
}

/** Numbers of a row that share a byte, and the patterns they are one of. */
export const PATTERN_SIZE = 8
export const PATTERNS = 256

/** Columns after those of the intents. */
export const FOLLOW_UP = 0
export const SEVERAL = 1
export const EXTRA_COLUMNS = 2

import type { ScriptKind } from './features.ts'
import type { ReaderIntent } from './intents.ts'

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

/** A linear layer over hashed features, with sparse integer weights in units of `scale`. */
export type ReaderModel = {
  readonly intents: readonly ReaderIntent[]
  /** One bias per intent, then those of `followUp` and `several`. */
  readonly biases: readonly number[]
  /** The number of bits of a feature's hash. */
  readonly bits: number
  readonly scale: number
  readonly temperatures: ReaderTemperatures
  readonly thresholds: ReaderThresholds
  /** The row of a bucket plus one, or 0 if nothing was learned for it. */
  readonly rowOf: Uint32Array
  /** The weight of a feature; rare features weigh more. */
  readonly rarity: Float32Array
  readonly unknownRarity: number
  /** The start of each row's weights; one more entry than rows. */
  readonly starts: Uint32Array
  readonly columns: Uint8Array
  readonly weights: Int8Array
}

/** Columns after those of the intents. */
export const FOLLOW_UP = 0
export const SEVERAL = 1
export const EXTRA_COLUMNS = 2

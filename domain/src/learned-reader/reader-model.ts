import type { ScriptKind } from './features.ts'
import type { ReaderIntent } from './intents.ts'

/** What the reader answers, chosen on lines that nothing was trained on. */
export type ReaderThresholds = {
  /** From here the first intent is sure. */
  readonly sure: number
  /** The same for a text that goes on from an earlier question and so says less. */
  readonly sureFollowUp: number
  /** From here both intents of a message that asks two things are sure. */
  readonly both: number
  /** What the first two must have together to be worth asking about. */
  readonly choose: number
}

/**
 * They divide the scores, so that a probability of 0.8 is right eight times of ten. Scripts whose features are mostly
 * runs of letters that few lines share have scores of another size.
 */
export type ReaderTemperatures = Readonly<Record<ScriptKind, number>>

/** A linear layer over hashed features. Weights are sparse and whole numbers of `scale`. */
export type ReaderModel = {
  readonly intents: readonly ReaderIntent[]
  /** Of each intent, then of `followUp` and `several`. */
  readonly biases: readonly number[]
  /** Features are cut to so many bits. */
  readonly bits: number
  readonly scale: number
  readonly temperatures: ReaderTemperatures
  readonly thresholds: ReaderThresholds
  /** Row of a bucket plus one, or 0 where nothing was learned of it. */
  readonly rowOf: Uint32Array
  /** How much a feature counts: the rarer the more. */
  readonly rarity: Float32Array
  readonly unknownRarity: number
  /** Where the weights of a row begin; one entry more than rows. */
  readonly starts: Uint32Array
  readonly columns: Uint8Array
  readonly weights: Int8Array
}

/** Columns after those of the intents. */
export const FOLLOW_UP = 0
export const SEVERAL = 1
export const EXTRA_COLUMNS = 2

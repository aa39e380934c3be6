import type { ReaderIntent, ReaderTemperatures, ReaderThresholds } from '@app/domain/learned-reader'

/** "RDR" and the version of the format. */
export const MODEL_MARK = [0x52, 0x44, 0x52, 1] as const

/**
 * After the mark: the length of this header (32 bits), the header as JSON, then four streams of bytes: of each row the
 * step to the next bucket and the count of its weights (both as variable-length numbers), the rarity of each row, the
 * columns, the weights.
 */
export type ModelHeader = {
  readonly intents: readonly ReaderIntent[]
  readonly biases: readonly number[]
  readonly bits: number
  readonly scale: number
  readonly raritySteps: number
  readonly unknownRarity: number
  readonly temperatures: ReaderTemperatures
  readonly thresholds: ReaderThresholds
  readonly rows: number
  readonly weights: number
  /** Bytes of the first stream. */
  readonly directory: number
}

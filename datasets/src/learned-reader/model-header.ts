import type { ReaderIntent, ReaderTemperatures, ReaderThresholds } from '@app/domain/learned-reader'

/** "RDR" and the version of the format. */
export const MODEL_MARK = [0x52, 0x44, 0x52, 2] as const

/** Sizes of the slot tagger's streams: of each row the step to the next bucket and its weights; labels; weights. */
export type TaggerHeader = {
  readonly bits: number
  readonly rows: number
  readonly weights: number
  /** Bytes of the first stream. */
  readonly directory: number
}

/**
 * After the mark: the length of this header (32 bits), the header as JSON, then streams of bytes: the words of the
 * concepts; of each row the step to the next bucket (variable-length numbers), its rarity, its length, its patterns (a
 * byte for eight numbers); the patterns; the rows of the questions before and the output rows, a byte a number; last the
 * slot tagger.
 */
export type ModelHeader = {
  readonly intents: readonly ReaderIntent[]
  readonly bits: number
  readonly units: number
  readonly raritySteps: number
  readonly unknownRarity: number
  readonly temperatures: ReaderTemperatures
  readonly thresholds: ReaderThresholds
  readonly rows: number
  /** Bytes of the first stream, the words of the concepts. */
  readonly dictionary: number
  /** Bytes of the second. */
  readonly directory: number
  /** A length or a number is so much, times its byte. */
  readonly lengthStep: number
  readonly beforeStep: number
  readonly outputStep: number
  readonly patternStep: number
  readonly biases: readonly number[]
  readonly tagger: TaggerHeader
}

import { featuresOf, scriptOf } from './features.ts'
import { EXTRA_COLUMNS, FOLLOW_UP, type ReaderModel, SEVERAL } from './reader-model.ts'

export type TextScore = {
  /** In the model's order of intents; the sum is 1. */
  readonly probabilities: Float64Array
  /** The probability that the text continues an earlier question and lacks its subject. */
  readonly followUp: number
  /** The probability that it has two intents. */
  readonly several: number
}

export function scoreText(model: ReaderModel, text: string): TextScore {
  const scores = linearScores(model, text)
  const count = model.intents.length
  const extras = scores.subarray(count)
  return {
    probabilities: softmax(scores.subarray(0, count), model.temperatures[scriptOf(text)]),
    followUp: logistic(extras[FOLLOW_UP]!),
    several: logistic(extras[SEVERAL]!),
  }
}

/** Before the softmax, so that calibration can choose its temperature. */
export function linearScores(model: ReaderModel, text: string): Float64Array {
  const { rowOf, rarity, unknownRarity, starts, columns, weights, bits, scale } = model
  const sums = new Float64Array(model.intents.length + EXTRA_COLUMNS)
  const last = 2 ** bits - 1
  let squares = 0
  for (const feature of featuresOf(text)) {
    const row = rowOf[feature & last]! - 1
    // Unknown features count towards the norm, so that a text of unknown words stays undecided.
    const weight = row < 0 ? unknownRarity : rarity[row]!
    squares += weight * weight
    if (row < 0) continue
    for (let at = starts[row]!; at < starts[row + 1]!; at += 1) sums[columns[at]!]! += weight * weights[at]!
  }
  const norm = squares > 0 ? scale / Math.sqrt(squares) : 0
  for (const [column, bias] of model.biases.entries()) sums[column] = sums[column]! * norm + bias
  return sums
}

export function softmax(scores: Float64Array, temperature: number): Float64Array {
  const highest = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY)
  const powers = scores.map((score) => Math.exp((score - highest) / temperature))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}

function logistic(score: number): number {
  return 1 / (1 + Math.exp(-score))
}

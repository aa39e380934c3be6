import { featuresOf, scriptOf } from './features.ts'
import type { ReaderIntent } from './intents.ts'
import { FOLLOW_UP, PATTERN_SIZE, PATTERNS, type ReaderModel, SEVERAL } from './reader-model.ts'

const LIKELY = 0.5

export type TextScore = {
  /** In the model's order of intents; the sum is 1. A trip that is told beside a question is no part of it. */
  readonly probabilities: Float64Array
  /** Whether a trip is told as the background of a question, rather than asked for. */
  readonly tellsTrip: boolean
  /** The probability that the text continues an earlier question and lacks its subject. */
  readonly followUp: number
  /** The probability that it has two intents. */
  readonly several: number
}

/** `before` is what the traveller asked last. */
export function scoreText(model: ReaderModel, text: string, before: ReaderIntent | null = null): TextScore {
  const scores = rawScores(model, text, before)
  const count = model.intents.length
  const extras = scores.subarray(count)
  const several = logistic(extras[SEVERAL]!)
  const probabilities = softmax(scores.subarray(0, count), model.temperatures[scriptOf(text)])
  const tellsTrip = withoutTold(model, probabilities, several >= LIKELY)
  return { probabilities, tellsTrip, followUp: logistic(extras[FOLLOW_UP]!), several }
}

/** Gives the share of a trip that is told to the questions beside it, or else to a request for the trip. */
function withoutTold({ intents }: ReaderModel, probabilities: Float64Array, isBeside: boolean): boolean {
  const [told, asked] = [intents.indexOf('trip_told'), intents.indexOf('itinerary')]
  if (told < 0 || asked < 0) return false
  const share = probabilities[told]!
  const isTold = isBeside && share > probabilities[asked]!
  probabilities[told] = 0
  if (!isBeside) probabilities[asked]! += share
  else for (const [at, each] of probabilities.entries()) probabilities[at] = each / (1 - share)
  return isTold
}

/** Before the softmax, so that calibration can choose its temperature. */
export function rawScores(model: ReaderModel, text: string, before: ReaderIntent | null): Float64Array {
  const { units, output, biases } = model
  const hidden = hiddenUnits(model, text, before)
  const scores = Float64Array.from(biases)
  for (let unit = 0; unit < units; unit += 1) {
    const value = hidden[unit]!
    if (value <= 0) continue
    for (let column = 0, at = unit * scores.length; column < scores.length; column += 1, at += 1)
      scores[column]! += value * output[at]!
  }
  return scores
}

function hiddenUnits(model: ReaderModel, text: string, before: ReaderIntent | null): Float64Array {
  const { units, rowOf, rarity, unknownRarity, codes, patterns, lengths, bits } = model
  const hidden = new Float64Array(units)
  const last = 2 ** bits - 1
  const parts = units / PATTERN_SIZE
  let squares = 0
  for (const feature of featuresOf(text, model.concepts)) {
    const row = rowOf[feature & last]! - 1
    // Unknown features count towards the norm, so that a text of unknown words stays undecided.
    const weight = row < 0 ? unknownRarity : rarity[row]!
    squares += weight * weight
    if (row < 0) continue
    const factor = weight * lengths[row]!
    for (let part = 0, unit = 0; part < parts; part += 1) {
      const start = (part * PATTERNS + codes[row * parts + part]!) * PATTERN_SIZE
      for (let at = 0; at < PATTERN_SIZE; at += 1, unit += 1) hidden[unit]! += factor * patterns[start + at]!
    }
  }
  const norm = squares > 0 ? 1 / Math.sqrt(squares) : 0
  const own = model.intents.length * units
  const asked = before === null ? -1 : model.intents.indexOf(before) * units
  for (let unit = 0; unit < units; unit += 1)
    hidden[unit] = hidden[unit]! * norm + model.before[own + unit]! + (asked < 0 ? 0 : model.before[asked + unit]!)
  return hidden
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

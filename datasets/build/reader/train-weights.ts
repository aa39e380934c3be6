import { EXTRA_COLUMNS, FOLLOW_UP, READER_INTENTS, SEVERAL } from '@app/domain/learned-reader'

import type { CorpusLine } from './corpus-line.ts'
import { type Sample, sampleOf, type Vocabulary } from './count-features.ts'
import { randomNumbers } from './random-numbers.ts'

export type TrainingPlan = {
  readonly epochs: number
  readonly rate: number
  readonly dropped: number
  readonly seed: number
}

/** AdaGrad starts from here, so that the first steps are not the largest. */
const FIRST_SQUARE = 0.1
const BIAS_RATE = 0.02
const NEGLIGIBLE = 1e-5

export type DenseWeights = { readonly width: number; readonly weights: Float32Array; readonly biases: Float32Array }

type Example = {
  readonly intents: readonly number[]
  readonly extras: readonly number[]
  readonly samples: readonly Sample[]
}

/**
 * Softmax over the intents and two logistic columns beside it, by AdaGrad. In every round a line is taken in another of
 * its texts, and some features are left out, as a stranger's words would.
 */
export function trainWeights(
  lines: readonly CorpusLine[],
  texts: readonly (readonly string[])[],
  vocabulary: Vocabulary,
  { epochs, rate, dropped, seed }: TrainingPlan,
): DenseWeights {
  const random = randomNumbers(seed)
  const width = READER_INTENTS.length + EXTRA_COLUMNS
  const size = vocabulary.buckets.length * width
  const [weights, squares] = [new Float32Array(size), new Float32Array(size).fill(FIRST_SQUARE)]
  const biases = new Float32Array(width)
  const examples = lines.map((line, index) => exampleOf(line, texts[index] ?? [], vocabulary))
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const index of shuffled(examples.length, random)) {
      const example = examples[index]!
      const { rows, norm } = example.samples[(epoch + index) % example.samples.length]!
      const kept = rows.filter(() => random() >= dropped)
      const slopes = slopesOf(example, scoresOf(kept, norm, { width, weights, biases }, vocabulary.rarity))
      for (let column = 0; column < width; column += 1) biases[column]! -= BIAS_RATE * slopes[column]!
      for (const row of kept)
        step({ weights, squares, from: row * width, rate }, slopes, norm * vocabulary.rarity[row]!)
    }
  return { width, weights, biases }
}

type Row = {
  readonly weights: Float32Array
  readonly squares: Float32Array
  readonly from: number
  readonly rate: number
}

function step({ weights, squares, from, rate }: Row, slopes: Float32Array, value: number): void {
  for (let column = 0, at = from; column < slopes.length; column += 1, at += 1) {
    const slope = slopes[column]! * value
    if (slope < NEGLIGIBLE && slope > -NEGLIGIBLE) continue
    squares[at]! += slope * slope
    weights[at]! -= (rate * slope) / Math.sqrt(squares[at]!)
  }
}

function exampleOf(line: CorpusLine, texts: readonly string[], vocabulary: Vocabulary): Example {
  const extras = Array.from({ length: EXTRA_COLUMNS }, () => 0)
  extras[FOLLOW_UP] = Number(line.isFollowUp)
  extras[SEVERAL] = Number(line.intents.length > 1)
  return {
    intents: line.intents.map((intent) => READER_INTENTS.indexOf(intent)),
    extras,
    samples: texts.map((text) => sampleOf(text, vocabulary)),
  }
}

function scoresOf(
  rows: Int32Array,
  norm: number,
  { width, weights, biases }: DenseWeights,
  rarity: Float32Array,
): Float32Array {
  const scores = new Float32Array(biases)
  for (const row of rows) {
    const value = norm * rarity[row]!
    for (let column = 0, at = row * width; column < width; column += 1, at += 1) scores[column]! += weights[at]! * value
  }
  return scores
}

/** Turns scores into the slope of the loss, in place. */
function slopesOf({ intents, extras }: Example, scores: Float32Array): Float32Array {
  const count = scores.length - extras.length
  const chances = scores.subarray(0, count)
  const highest = chances.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY)
  let sum = 0
  for (let at = 0; at < count; at += 1) sum += chances[at] = Math.exp(chances[at]! - highest)
  for (let at = 0; at < count; at += 1) chances[at]! /= sum
  for (const intent of intents) chances[intent]! -= 1 / intents.length
  for (const [extra, target] of extras.entries())
    scores[count + extra] = 1 / (1 + Math.exp(-scores[count + extra]!)) - target
  return scores
}

function shuffled(count: number, random: () => number): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, index) => index)
  for (let last = count - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const moved = order[last]!
    order[last] = order[other]!
    order[other] = moved
  }
  return order
}

import { EXTRA_COLUMNS, FOLLOW_UP, READER_INTENTS, SEVERAL } from '@app/domain/learned-reader'

import type { CorpusLine } from './corpus-line.ts'
import { type Sample, sampleOf, type Vocabulary } from './count-features.ts'
import { randomNumbers } from './random-numbers.ts'

export type TrainingPlan = {
  readonly epochs: number
  readonly rate: number
  /** The share of a text's features that is left out in a round, as a stranger's words would be. */
  readonly dropped: number
  /** The share of hidden units that is left out. */
  readonly droppedUnits: number
  readonly units: number
  /** The most features that are kept. */
  readonly features: number
  /** The share of questions of their own that follow a question at random: it must not matter. */
  readonly after: number
  readonly seed: number
}

/** AdaGrad starts from here, so that the first steps are not the largest. */
const FIRST_SQUARE = 0.05
const NEGLIGIBLE = 1e-6

export type Network = {
  readonly units: number
  readonly width: number
  readonly rows: Float32Array
  /** A row per intent of the question before, and the bias. */
  readonly before: Float32Array
  readonly output: Float32Array
  readonly biases: Float32Array
}

type Example = {
  readonly intents: readonly number[]
  readonly extras: readonly number[]
  readonly isFollowUp: boolean
  readonly before: number
  readonly samples: readonly Sample[]
}

/** A layer that learns by AdaGrad: its numbers, and the sums of the squares of their slopes. */
type Layer = { readonly values: Float32Array; readonly squares: Float32Array }

function layer(size: number, widest: number, random: () => number): Layer {
  const values = Float32Array.from({ length: size }, () => (random() * 2 - 1) * widest)
  return { values, squares: new Float32Array(size).fill(FIRST_SQUARE) }
}

function step({ values, squares }: Layer, at: number, slope: number, rate: number): void {
  squares[at]! += slope * slope
  values[at]! -= (rate * slope) / Math.sqrt(squares[at]!)
}

function addRow(sums: Float32Array, { values }: Layer, start: number, weight: number): void {
  for (let unit = 0, at = start; unit < sums.length; unit += 1, at += 1) sums[unit]! += weight * values[at]!
}

type OutputSlopes = {
  readonly start: number
  readonly value: number
  readonly slopes: Float32Array
  readonly rate: number
}

/** A hidden unit's row of the output; gives the slope of the unit. */
function learnOutput(output: Layer, { start, value, slopes, rate }: OutputSlopes): number {
  let slope = 0
  for (const [column, each] of slopes.entries()) {
    if (each < NEGLIGIBLE && each > -NEGLIGIBLE) continue
    slope += each * output.values[start + column]!
    step(output, start + column, each * value, rate)
  }
  return slope
}

type RowSlopes = {
  readonly start: number
  readonly weight: number
  readonly slopes: Float32Array
  readonly rate: number
}

function learnRow(rows: Layer, { start, weight, slopes, rate }: RowSlopes): void {
  for (const [unit, each] of slopes.entries()) {
    const slope = each * weight
    if (slope !== 0) step(rows, start + unit, slope, rate)
  }
}

/**
 * Features, hidden units that are zero below zero, then a softmax over the intents and two logistic columns beside it.
 * In every round a line is taken in another of its texts.
 */
export function trainWeights(
  lines: readonly CorpusLine[],
  texts: readonly (readonly string[])[],
  vocabulary: Vocabulary,
  plan: TrainingPlan,
): Network {
  const { epochs, dropped, droppedUnits, units, seed, rate: firstRate, after } = plan
  const random = randomNumbers(seed)
  const intents = READER_INTENTS.length
  const width = intents + EXTRA_COLUMNS
  const rows = layer(vocabulary.buckets.length * units, 1 / Math.sqrt(units), random)
  const before = layer((intents + 1) * units, 0.01, random)
  const output = layer(units * width, 1 / Math.sqrt(units), random)
  const biases = layer(width, 0, random)
  const own = intents * units
  const examples = lines.map((line, index) => exampleOf(line, texts[index] ?? [], vocabulary))
  const [sums, hidden, slopesOfHidden] = [new Float32Array(units), new Float32Array(units), new Float32Array(units)]
  const scores = new Float32Array(width)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const rate = firstRate * (1 - epoch / epochs)
    for (const index of shuffled(examples.length, random)) {
      const example = examples[index]!
      const sample = example.samples[(epoch + index) % example.samples.length]!
      const kept = sample.rows.filter(() => random() >= dropped)
      const isAfterAny = !example.isFollowUp && random() < after
      const asked = (isAfterAny ? Math.floor(random() * intents) : example.before) * units
      sums.fill(0)
      for (const row of kept) addRow(sums, rows, row * units, vocabulary.rarity[row]! * sample.norm)
      for (let unit = 0; unit < units; unit += 1) {
        const sum = sums[unit]! + before.values[own + unit]! + (asked < 0 ? 0 : before.values[asked + unit]!)
        hidden[unit] = sum > 0 && random() >= droppedUnits ? sum / (1 - droppedUnits) : 0
      }
      scores.set(biases.values)
      for (let unit = 0; unit < units; unit += 1) {
        if (hidden[unit] !== 0) addRow(scores, output, unit * width, hidden[unit]!)
      }
      const slopes = slopesOf(example, scores)
      for (let column = 0; column < width; column += 1) step(biases, column, slopes[column]!, rate)
      for (let unit = 0; unit < units; unit += 1) {
        const value = hidden[unit]!
        slopesOfHidden[unit] = 0
        if (value === 0) continue
        const slope = learnOutput(output, { start: unit * width, value, slopes, rate })
        slopesOfHidden[unit] = slope
        step(before, own + unit, slope, rate)
        if (asked >= 0) step(before, asked + unit, slope, rate)
      }
      for (const row of kept) {
        const weight = vocabulary.rarity[row]! * sample.norm
        learnRow(rows, { start: row * units, weight, slopes: slopesOfHidden, rate })
      }
    }
  }
  return { units, width, rows: rows.values, before: before.values, output: output.values, biases: biases.values }
}

function exampleOf(line: CorpusLine, texts: readonly string[], vocabulary: Vocabulary): Example {
  const extras = Array.from({ length: EXTRA_COLUMNS }, () => 0)
  extras[FOLLOW_UP] = Number(line.isFollowUp)
  extras[SEVERAL] = Number(line.intents.length > 1)
  return {
    intents: line.intents.map((intent) => READER_INTENTS.indexOf(intent)),
    extras,
    isFollowUp: line.isFollowUp,
    before: line.before === null ? -1 : READER_INTENTS.indexOf(line.before),
    samples: texts.map((text) => sampleOf(text, vocabulary)),
  }
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

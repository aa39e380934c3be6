import { MODEL_MARK, type ModelHeader } from '../../src/learned-reader/index.ts'
import { RARITY_STEPS, type Vocabulary } from './count-features.ts'
import type { DenseWeights } from './train-weights.ts'

/** A byte for its column and a byte for itself: with three bytes a feature the file stays below 2 MB. */
export const MOST_WEIGHTS = 784_000
const LARGEST = 127
/** The few weights beyond are cut off, for finer steps below. */
const CUT_OFF = 0.9999

/** The weights that matter most, as whole numbers. What a weight adds to a score is its size times its feature's rarity. */
export function packModel(
  { width, weights, biases }: DenseWeights,
  vocabulary: Vocabulary,
  decided: Pick<ModelHeader, 'intents' | 'temperatures' | 'thresholds'>,
): Uint8Array {
  const { buckets, rarity, bits, unknownRarity } = vocabulary
  const sizes = weights.map((weight, at) => Math.abs(weight) * rarity[Math.floor(at / width)]!)
  const ordered = sizes.toSorted()
  const least = ordered[Math.max(0, ordered.length - MOST_WEIGHTS)] ?? 0
  const scale = (weights.map(Math.abs).toSorted()[Math.floor(weights.length * CUT_OFF)] ?? LARGEST) / LARGEST
  const directory: number[] = []
  const [rarities, columns, kept]: number[][] = [[], [], []]
  let before = -1
  for (const [row, bucket] of buckets.entries()) {
    const found: [number, number][] = []
    for (let column = 0, at = row * width; column < width; column += 1, at += 1) {
      const whole = Math.max(-LARGEST, Math.min(LARGEST, Math.round(weights[at]! / scale)))
      if (sizes[at]! >= least && whole !== 0) found.push([column, whole])
    }
    if (found.length === 0) continue
    directory.push(...variableLength(bucket - before), ...variableLength(found.length))
    before = bucket
    rarities!.push(Math.round(rarity[row]! * RARITY_STEPS))
    for (const [column, whole] of found) {
      columns!.push(column)
      kept!.push(whole & 0xff)
    }
  }
  const header: ModelHeader = {
    ...decided,
    biases: Array.from(biases, (bias) => Math.round(bias * 1000) / 1000),
    ...{ bits, scale, raritySteps: RARITY_STEPS, unknownRarity },
    ...{ rows: rarities!.length, weights: kept!.length, directory: directory.length },
  }
  const text = new TextEncoder().encode(JSON.stringify(header))
  const length = new Uint8Array(new Uint32Array([text.length]).buffer)
  return Uint8Array.from([...MODEL_MARK, ...length, ...text, ...directory, ...rarities!, ...columns!, ...kept!])
}

function variableLength(value: number): readonly number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...variableLength(value >>> 7)]
}

import { PATTERN_SIZE as PART, PATTERNS } from '@app/domain/learned-reader'

import { randomNumbers } from './random-numbers.ts'

const ROUNDS = 8
/** Rows from which the patterns are made. */
const SAMPLE = 16_000

export type QuantisedRows = {
  /** For each part of a row: 256 patterns of so many numbers. */
  readonly patterns: Float32Array
  /** For each row, a byte per part. */
  readonly codes: Uint8Array
  /** The length of each row, which its patterns leave out. */
  readonly lengths: Float32Array
}

/** Product quantisation: rows of length one, cut into parts, each replaced by the nearest pattern of its place. */
export function quantiseRows(rows: Float32Array, units: number, seed: number): QuantisedRows {
  const count = rows.length / units
  const parts = units / PART
  const lengths = Float32Array.from({ length: count }, (_, row) =>
    lengthOf(rows.subarray(row * units, (row + 1) * units)),
  )
  const even = rows.map((value, at) => value / (lengths[Math.floor(at / units)]! || 1))
  const patterns = new Float32Array(parts * PATTERNS * PART)
  const codes = new Uint8Array(count * parts)
  const random = randomNumbers(seed)
  const sample = Array.from({ length: Math.min(SAMPLE, count) }, () => Math.floor(random() * count))
  for (let part = 0; part < parts; part += 1) {
    const own = patterns.subarray(part * PATTERNS * PART, (part + 1) * PATTERNS * PART)
    learnPatterns(
      own,
      even,
      sample.map((row) => row * units + part * PART),
    )
    for (let row = 0; row < count; row += 1) codes[row * parts + part] = nearest(own, even, row * units + part * PART)
  }
  return { patterns, codes, lengths }
}

/** K-means: each pattern moves to the middle of the places that are nearest to it. */
function learnPatterns(patterns: Float32Array, values: Float32Array, places: readonly number[]): void {
  for (let pattern = 0; pattern < PATTERNS; pattern += 1) {
    const from = places[pattern % places.length] ?? 0
    patterns.set(values.subarray(from, from + PART), pattern * PART)
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const [sums, counts] = [new Float64Array(patterns.length), new Uint32Array(PATTERNS)]
    for (const place of places) {
      const code = nearest(patterns, values, place)
      counts[code]! += 1
      for (let at = 0; at < PART; at += 1) sums[code * PART + at]! += values[place + at]!
    }
    for (let code = 0; code < PATTERNS; code += 1)
      if (counts[code]! > 0)
        for (let at = 0; at < PART; at += 1) patterns[code * PART + at] = sums[code * PART + at]! / counts[code]!
  }
}

function nearest(patterns: Float32Array, values: Float32Array, place: number): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  for (let code = 0, start = 0; code < PATTERNS; code += 1, start += PART) {
    let distance = 0
    for (let at = 0; at < PART && distance < least; at += 1)
      distance += (values[place + at]! - patterns[start + at]!) ** 2
    if (distance < least) [best, least] = [code, distance]
  }
  return best
}

function lengthOf(row: Float32Array): number {
  return Math.sqrt(row.reduce((sum, value) => sum + value * value, 0))
}

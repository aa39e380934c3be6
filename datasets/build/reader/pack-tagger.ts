import { LABELS } from '@app/domain/learned-reader'

import type { TaggerHeader } from '../../src/learned-reader/index.ts'
import type { TaggerWeights } from './train-tagger.ts'
import { variableLength } from './variable-length.ts'

const LARGEST = 127
/** The few weights beyond are cut off, for finer steps below. */
const CUT_OFF = 0.001

export type PackedTagger = { readonly header: TaggerHeader; readonly bytes: Uint8Array }

/** The largest weights, at most `most`, as whole numbers. */
export function packTagger({ bits, weights }: TaggerWeights, most: number): PackedTagger {
  const sizes = weights.map(Math.abs).filter((size) => size > 0)
  sizes.sort()
  const least = sizes[Math.max(0, sizes.length - most)] ?? 0
  const unit = (sizes[Math.floor(sizes.length - most * CUT_OFF)] ?? LARGEST) / LARGEST
  const [directory, labels, wholes]: [number[], number[], number[]] = [[], [], []]
  let [before, rows] = [-1, 0]
  for (let bucket = 0; bucket < 2 ** bits; bucket += 1) {
    const start = labels.length
    for (let label = 0; label < LABELS; label += 1) {
      const weight = weights[bucket * LABELS + label]!
      const whole = Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / unit)))
      if (Math.abs(weight) < least || whole === 0) continue
      labels.push(label)
      wholes.push(whole & 0xff)
    }
    if (labels.length === start) continue
    for (const byte of variableLength(bucket - before)) directory.push(byte)
    for (const byte of variableLength(labels.length - start)) directory.push(byte)
    before = bucket
    rows += 1
  }
  return {
    header: { bits, rows, weights: labels.length, directory: directory.length },
    bytes: Uint8Array.from([...directory, ...labels, ...wholes]),
  }
}

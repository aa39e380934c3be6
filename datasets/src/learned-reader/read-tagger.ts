import type { TaggerModel } from '@app/domain/learned-reader'

import type { TaggerHeader } from './model-header.ts'
import { variableLengths } from './variable-lengths.ts'

/** The slot tagger of a packed model; its weights are used where they lie. */
export function readTagger(bytes: Uint8Array, header: TaggerHeader): Omit<TaggerModel, 'concepts'> {
  const { bits, rows, weights, directory } = header
  const [rowOf, starts] = [new Uint32Array(2 ** bits), new Uint32Array(rows + 1)]
  const next = variableLengths(bytes.subarray(0, directory))
  let bucket = -1
  for (let row = 0; row < rows; row += 1) {
    bucket += next()
    rowOf[bucket] = row + 1
    starts[row + 1] = starts[row]! + next()
  }
  return {
    bits,
    rowOf,
    starts,
    labels: bytes.subarray(directory, directory + weights),
    weights: new Int8Array(bytes.buffer, bytes.byteOffset + directory + weights, weights),
  }
}

import type { ReaderModel } from '@app/domain/learned-reader'

import { MODEL_MARK, type ModelHeader } from './model-header.ts'

const MORE = 0x80
const SEVEN_BITS = 0x7f
const HEADER_START = 8

/** `packed/reader-model.bin`, read in some milliseconds. The weights are used where they lie. */
export function readReaderModel(bytes: Uint8Array): ReaderModel {
  if (MODEL_MARK.some((byte, at) => bytes[at] !== byte)) throw new TypeError('Not a reader model of this version')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const directoryStart = HEADER_START + view.getUint32(MODEL_MARK.length, true)
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(HEADER_START, directoryStart))) as ModelHeader
  const rarityStart = directoryStart + header.directory
  const columnStart = rarityStart + header.rows
  const weightStart = columnStart + header.weights
  if (bytes.length !== weightStart + header.weights) throw new RangeError('The reader model is cut off')
  const rarities = bytes.subarray(rarityStart, columnStart)
  const { intents, biases, bits, scale, unknownRarity, temperatures, thresholds } = header
  return {
    ...{ intents, biases, bits, scale, unknownRarity, temperatures, thresholds },
    ...readDirectory(bytes.subarray(directoryStart, rarityStart), header),
    rarity: Float32Array.from(rarities, (step) => step / header.raritySteps),
    columns: bytes.subarray(columnStart, weightStart),
    weights: new Int8Array(bytes.buffer, bytes.byteOffset + weightStart, header.weights),
  }
}

function readDirectory(bytes: Uint8Array, { rows, bits }: ModelHeader): Pick<ReaderModel, 'rowOf' | 'starts'> {
  const [rowOf, starts] = [new Uint32Array(2 ** bits), new Uint32Array(rows + 1)]
  let at = 0
  const next = (): number => {
    let [value, shift] = [0, 0]
    for (;;) {
      const byte = bytes[at] ?? 0
      at += 1
      value |= (byte & SEVEN_BITS) << shift
      if (byte < MORE) return value
      shift += 7
    }
  }
  let bucket = -1
  for (let row = 0; row < rows; row += 1) {
    bucket += next()
    rowOf[bucket] = row + 1
    starts[row + 1] = starts[row]! + next()
  }
  return { rowOf, starts }
}

import { EXTRA_COLUMNS, PATTERN_SIZE, PATTERNS, type ReaderModel } from '@app/domain/learned-reader'

import { MODEL_MARK, type ModelHeader } from './model-header.ts'
import { readConcepts } from './read-concepts.ts'
import { readTagger } from './read-tagger.ts'
import { variableLengths } from './variable-lengths.ts'

const HEADER_START = 8

/** `packed/reader-model.bin.br`, decompressed, read in some milliseconds. The codes are used where they lie. */
export function readReaderModel(bytes: Uint8Array): ReaderModel {
  if (MODEL_MARK.some((byte, at) => bytes[at] !== byte)) throw new TypeError('Not a reader model of this version')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const directoryStart = HEADER_START + view.getUint32(MODEL_MARK.length, true)
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(HEADER_START, directoryStart))) as ModelHeader
  const { intents, bits, units, unknownRarity, raritySteps, lengthStep, temperatures, thresholds } = header
  let at = directoryStart
  const take = (count: number): Uint8Array => bytes.subarray(at, (at += count))
  const dictionary = take(header.dictionary)
  const directory = take(header.directory)
  const rarities = take(header.rows)
  const lengths = take(header.rows)
  const codes = take((header.rows * units) / PATTERN_SIZE)
  const patterns = take(units * PATTERNS)
  const before = take((intents.length + 1) * units)
  const output = take(units * (intents.length + EXTRA_COLUMNS))
  const tagged = take(header.tagger.directory + 2 * header.tagger.weights)
  if (bytes.length !== at || output.length !== units * (intents.length + EXTRA_COLUMNS))
    throw new RangeError('The reader model is cut off')
  const concepts = readConcepts(dictionary)
  return {
    concepts,
    tagger: { concepts, ...readTagger(tagged, header.tagger) },
    ...{ intents, bits, units, unknownRarity, temperatures, thresholds, codes },
    rowOf: readDirectory(directory, header),
    rarity: Float32Array.from(rarities, (step) => step / raritySteps),
    lengths: Float32Array.from(lengths, (step) => step * lengthStep),
    patterns: wholes(patterns, header.patternStep),
    before: wholes(before, header.beforeStep),
    output: wholes(output, header.outputStep),
    biases: Float32Array.from(header.biases),
  }
}

function wholes(bytes: Uint8Array, step: number): Float32Array {
  return Float32Array.from(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length), (whole) => whole * step)
}

function readDirectory(bytes: Uint8Array, { rows, bits }: ModelHeader): Uint32Array {
  const rowOf = new Uint32Array(2 ** bits)
  const next = variableLengths(bytes)
  let bucket = -1
  for (let row = 0; row < rows; row += 1) {
    bucket += next()
    rowOf[bucket] = row + 1
  }
  return rowOf
}

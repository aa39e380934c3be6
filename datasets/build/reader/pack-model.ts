import { MODEL_MARK, type ModelHeader } from '../../src/learned-reader/index.ts'
import { RARITY_STEPS, type Vocabulary } from './count-features.ts'
import { packConcepts } from './pack-concepts.ts'
import type { PackedTagger } from './pack-tagger.ts'
import { type QuantisedRows, quantiseRows } from './quantise-rows.ts'
import type { Network } from './train-weights.ts'
import { variableLength } from './variable-length.ts'

/** The largest whole number of a byte, with a sign and without. */
const WHOLE = 127
const BYTE = 255
const QUANTISE_SEED = 20_261_119

export type NetworkToPack = {
  readonly network: Network
  readonly vocabulary: Vocabulary
  readonly rows: QuantisedRows
}

export function quantised(network: Network, vocabulary: Vocabulary): NetworkToPack {
  return { network, vocabulary, rows: quantiseRows(network.rows, network.units, QUANTISE_SEED) }
}

/** A byte for each eight numbers of a row; the other layers, which are small, as bytes. */
export function packModel(
  {
    network: { units, before, output, biases },
    vocabulary: { buckets, rarity, bits, unknownRarity, concepts },
    rows: { patterns, codes, lengths },
  }: NetworkToPack,
  tagger: PackedTagger,
  decided: Pick<ModelHeader, 'intents' | 'temperatures' | 'thresholds'>,
): Uint8Array {
  const dictionary = packConcepts(concepts)
  const directory = buckets.flatMap((bucket, row) => variableLength(bucket - (buckets[row - 1] ?? -1)))
  const lengthStep = largestOf(lengths) / BYTE
  const [beforeStep, outputStep, patternStep] = [before, output, patterns].map((each) => largestOf(each) / WHOLE) as [
    number,
    number,
    number,
  ]
  const header: ModelHeader = {
    ...decided,
    biases: Array.from(biases, (bias) => Math.round(bias * 1000) / 1000),
    ...{ bits, units, raritySteps: RARITY_STEPS, unknownRarity, lengthStep, beforeStep, outputStep, patternStep },
    tagger: tagger.header,
    ...{ rows: buckets.length, dictionary: dictionary.length, directory: directory.length },
  }
  const text = new TextEncoder().encode(JSON.stringify(header))
  return joined([
    Uint8Array.from(MODEL_MARK),
    new Uint8Array(new Uint32Array([text.length]).buffer),
    text,
    dictionary,
    Uint8Array.from(directory),
    Uint8Array.from(rarity, (each) => Math.round(each * RARITY_STEPS)),
    Uint8Array.from(lengths, (length) => Math.max(1, Math.round(length / lengthStep))),
    codes,
    asBytes(patterns, patternStep),
    asBytes(before, beforeStep),
    asBytes(output, outputStep),
    tagger.bytes,
  ])
}

function asBytes(values: Float32Array, unit: number): Uint8Array {
  return new Uint8Array(Int8Array.from(values, (value) => Math.round(value / unit)).buffer)
}

function largestOf(values: Float32Array): number {
  return values.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

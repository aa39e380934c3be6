import { type Concepts, featuresOf } from '@app/domain/learned-reader'

/** A feature of a single line does not generalise. */
const LEAST_LINES = 2
/** Counted in addition for every intent, so that a rare feature is not taken for a sure sign. */
const SMOOTHING = 0.5

export type Vocabulary = {
  readonly bits: number
  readonly concepts: Concepts
  /** Buckets in ascending order; the place here is the row. */
  readonly buckets: readonly number[]
  readonly rowOf: ReadonlyMap<number, number>
  readonly rarity: Float32Array
  readonly unknownRarity: number
}

/** Rarities are packed as bytes of so many steps to one. */
export const RARITY_STEPS = 20

/** A line for counting: all its texts, and the place of its first intent. */
export type CountedLine = { readonly texts: readonly string[]; readonly intent: number }

/** The features that say most about the intents, at most `most` of them. */
export function chooseFeatures(
  lines: readonly CountedLine[],
  { bits, concepts, most }: { readonly bits: number; readonly concepts: Concepts; readonly most: number },
): Vocabulary {
  const intents = 1 + Math.max(...lines.map(({ intent }) => intent))
  const counts = new Map<number, Uint16Array>()
  const totals = new Float64Array(intents)
  for (const { texts, intent } of lines) {
    totals[intent]! += 1
    for (const bucket of new Set(texts.flatMap((text) => bucketsOf(text, { bits, concepts })))) {
      const own = counts.get(bucket) ?? new Uint16Array(intents)
      own[intent]! += 1
      counts.set(bucket, own)
    }
  }
  const shares = totals.map((total) => total / lines.length)
  const kept = [...counts]
    .map(([bucket, own]) => ({ bucket, count: own.reduce((sum, each) => sum + each, 0), own }))
    .filter(({ count }) => count >= LEAST_LINES)
    .map((each) => ({ ...each, told: informationOf(each.own, each.count, shares) }))
    .toSorted((a, b) => b.told - a.told || a.bucket - b.bucket)
    .slice(0, most)
    .toSorted((a, b) => a.bucket - b.bucket)
  const rarityOf = (count: number): number =>
    Math.round(Math.log(1 + lines.length / count) * RARITY_STEPS) / RARITY_STEPS
  return {
    bits,
    concepts,
    buckets: kept.map(({ bucket }) => bucket),
    rowOf: new Map(kept.map(({ bucket }, row) => [bucket, row])),
    rarity: Float32Array.from(kept, ({ count }) => rarityOf(count)),
    unknownRarity: rarityOf(LEAST_LINES),
  }
}

/** How far the intents of a feature's lines are from those of all lines, times the lines. */
function informationOf(own: Uint16Array, count: number, shares: Float64Array): number {
  let told = 0
  for (const [intent, share] of shares.entries()) {
    const likely = (own[intent]! + SMOOTHING * share) / (count + SMOOTHING)
    if (likely > 0 && share > 0) told += likely * Math.log(likely / share)
  }
  return told * count
}

function bucketsOf(text: string, { bits, concepts }: Pick<Vocabulary, 'bits' | 'concepts'>): readonly number[] {
  const last = 2 ** bits - 1
  return featuresOf(text, concepts).map((feature) => feature & last)
}

export type Sample = { readonly rows: Int32Array; readonly norm: number }

export function sampleOf(text: string, vocabulary: Vocabulary): Sample {
  const { rowOf, rarity, unknownRarity } = vocabulary
  const rows: number[] = []
  let squares = 0
  for (const bucket of bucketsOf(text, vocabulary)) {
    const row = rowOf.get(bucket)
    squares += (row === undefined ? unknownRarity : rarity[row]!) ** 2
    if (row !== undefined) rows.push(row)
  }
  return { rows: Int32Array.from(rows), norm: squares > 0 ? 1 / Math.sqrt(squares) : 0 }
}

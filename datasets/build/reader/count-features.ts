import { featuresOf } from '@app/domain/learned-reader'

/** A feature of a single line does not generalise. */
const LEAST_LINES = 2

export type Vocabulary = {
  readonly bits: number
  /** Buckets in ascending order; the place here is the row. */
  readonly buckets: readonly number[]
  readonly rowOf: ReadonlyMap<number, number>
  readonly rarity: Float32Array
  readonly unknownRarity: number
}

/** Rarities are packed as bytes of so many steps to one. */
export const RARITY_STEPS = 20

export function countFeatures(texts: readonly (readonly string[])[], bits: number): Vocabulary {
  const counts = new Map<number, number>()
  for (const variants of texts)
    for (const bucket of new Set(variants.flatMap((text) => bucketsOf(text, bits))))
      counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
  const kept = [...counts].filter(([, count]) => count >= LEAST_LINES).toSorted(([a], [b]) => a - b)
  const rarityOf = (count: number): number =>
    Math.round(Math.log(1 + texts.length / count) * RARITY_STEPS) / RARITY_STEPS
  return {
    bits,
    buckets: kept.map(([bucket]) => bucket),
    rowOf: new Map(kept.map(([bucket], row) => [bucket, row])),
    rarity: Float32Array.from(kept, ([, count]) => rarityOf(count)),
    unknownRarity: rarityOf(LEAST_LINES),
  }
}

export function bucketsOf(text: string, bits: number): readonly number[] {
  const last = 2 ** bits - 1
  return featuresOf(text).map((feature) => feature & last)
}

export type Sample = { readonly rows: Int32Array; readonly norm: number }

export function sampleOf(text: string, { bits, rowOf, rarity, unknownRarity }: Vocabulary): Sample {
  const rows: number[] = []
  let squares = 0
  for (const bucket of bucketsOf(text, bits)) {
    const row = rowOf.get(bucket)
    squares += (row === undefined ? unknownRarity : rarity[row]!) ** 2
    if (row !== undefined) rows.push(row)
  }
  return { rows: Int32Array.from(rows), norm: squares > 0 ? 1 / Math.sqrt(squares) : 0 }
}

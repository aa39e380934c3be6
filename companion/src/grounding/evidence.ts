import type { Claim } from '@app/domain/kernel'

import type { Fact } from './fact.ts'
import type { Quantity } from './quantity.ts'

/** Everything the tools of a conversation said, ready to be held against a sentence. */
export type Evidence = {
  readonly quantities: readonly Quantity[]
  /** Folded, with a space around; the longest first. */
  readonly names: readonly { readonly text: string; readonly facts: readonly Fact[] }[]
  /** `Pier 39`: its number stands for nothing else. */
  readonly numberedNames: ReadonlyMap<string, readonly Fact[]>
  /** Digits alone. */
  readonly phones: ReadonlyMap<string, readonly Fact[]>
  /** `05-11` and `2027-05-11`, of every day that was named. */
  readonly days: ReadonlyMap<string, readonly Fact[]>
  /** `7(1)`, `261/2004`, as they were written. */
  readonly references: ReadonlyMap<string, readonly Fact[]>
  readonly months: ReadonlyMap<number, readonly Fact[]>
  readonly links: ReadonlyMap<string, readonly Fact[]>
  /** What the tools found. A subject points into it. */
  readonly cards: readonly FoundCard[]
}

export type FoundCard = {
  readonly tool: string
  readonly card: Readonly<Record<string, unknown>>
  readonly claims: readonly Claim<unknown>[]
  /** Found for what was asked last, so a sentence that names nobody speaks of it. */
  readonly isOfTurn: boolean
  /** What it is about as a whole. */
  readonly about: About
  readonly items: readonly Item[]
}

/** GeoNames ids, ISO 3166-1 codes, and folded names. */
export type About = {
  readonly cityIds: ReadonlySet<number>
  readonly countries: ReadonlySet<string>
  readonly names: ReadonlySet<string>
}

/** One of the things that a card lists. `within`: a stop stands within its day. */
export type Item = About & { readonly within: number | null }

export function isClaim(value: unknown): value is Claim<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'value' in value &&
    'checkedAt' in value &&
    'status' in value &&
    'source' in value
  )
}

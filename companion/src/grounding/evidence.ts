import type { Claim } from '@app/domain/kernel'

import type { Fact } from './fact.ts'
import type { Quantity } from './quantity.ts'

/** All tool results of a conversation, indexed for checking sentences. */
export type Evidence = {
  readonly quantities: readonly Quantity[]
  /** Folded, with a space around; the longest first. */
  readonly names: readonly { readonly text: string; readonly facts: readonly Fact[] }[]
  /** `Pier 39`: its number supports nothing else. */
  readonly numberedNames: ReadonlyMap<string, readonly Fact[]>
  /** Digits alone. */
  readonly phones: ReadonlyMap<string, readonly Fact[]>
  /** `05-11` and `2027-05-11`, for every named date. */
  readonly days: ReadonlyMap<string, readonly Fact[]>
  /** `7(1)`, `261/2004`, as written. */
  readonly references: ReadonlyMap<string, readonly Fact[]>
  readonly months: ReadonlyMap<number, readonly Fact[]>
  readonly links: ReadonlyMap<string, readonly Fact[]>
  /** Tool results. A subject refers to one of them. */
  readonly cards: readonly FoundCard[]
}

export type FoundCard = {
  readonly tool: string
  readonly card: Readonly<Record<string, unknown>>
  readonly claims: readonly Claim<unknown>[]
  /** Found for the last question, so a sentence without names refers to it. */
  readonly isOfTurn: boolean
  /** The subject of the whole card. */
  readonly about: About
  readonly items: readonly Item[]
}

/** GeoNames ids, ISO 3166-1 codes, and folded names. */
export type About = {
  readonly cityIds: ReadonlySet<number>
  readonly countries: ReadonlySet<string>
  readonly names: ReadonlySet<string>
}

/** An item of a card's list. `within`: a stop is within its day. */
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

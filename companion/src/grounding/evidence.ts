import type { Claim } from '@app/domain/kernel'

import type { Quantity } from './quantity.ts'

/** Everything the tools of a conversation said, ready to be held against a sentence. */
export type Evidence = {
  readonly quantities: readonly Quantity[]
  /** Folded, with a space around; the longest first. */
  readonly names: readonly { readonly text: string; readonly claims: readonly Claim<unknown>[] }[]
  /** `Pier 39`: its number stands for nothing else. */
  readonly numberedNames: ReadonlyMap<string, readonly Claim<unknown>[]>
  /** Digits alone. */
  readonly phones: ReadonlyMap<string, readonly Claim<unknown>[]>
  /** `05-11`, of every day that was named. */
  readonly days: ReadonlyMap<string, readonly Claim<unknown>[]>
  readonly months: ReadonlyMap<number, readonly Claim<unknown>[]>
  readonly links: ReadonlyMap<string, readonly Claim<unknown>[]>
  /** GeoNames ids and ISO 3166-1 codes. */
  readonly cityIds: ReadonlySet<number>
  readonly countries: ReadonlySet<string>
  /** What the tools found, by name, with what stands for it. */
  readonly found: ReadonlyMap<string, readonly FoundCard[]>
}

export type FoundCard = { readonly card: Readonly<Record<string, unknown>>; readonly claims: readonly Claim<unknown>[] }

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

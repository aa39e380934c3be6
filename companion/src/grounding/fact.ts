import type { Claim } from '@app/domain/kernel'

/** The subject of a fact: a card, and one of its list items. */
export type Subject = { readonly card: number; readonly item: number | null }

/**
 * Evidence for a statement. No subject: the traveller said it. Their earlier statements about one thing (`asked`,
 * folded) are not evidence about another.
 */
export type Fact = {
  readonly claims: readonly Claim<unknown>[]
  readonly of: Subject | null
  readonly asked?: string
}

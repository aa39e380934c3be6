import type { Claim } from '@app/domain/kernel'

/** Whose fact it is: which card's, and of which of the things that the card lists. */
export type Subject = { readonly card: number; readonly item: number | null }

/**
 * What stands for something said. Nobody's: the traveller said it. What they said of something earlier on (`asked`,
 * folded) is no fact of something else.
 */
export type Fact = {
  readonly claims: readonly Claim<unknown>[]
  readonly of: Subject | null
  readonly asked?: string
}

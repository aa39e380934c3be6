import type { FeedItem, FeedProblem, FeedSource as FeedSourceId, Instant } from '@app/domain/safety-feeds'

/** What a source says of one thing; when it was read and how it changed is added when it is stored. */
export type ReadItem = Omit<FeedItem, 'source' | 'readAt' | 'firstSeenAt' | 'change'>

export type FeedText = { readonly text: string; readonly now: Instant }

/** One address of a source. */
export type FeedPart = {
  /** Empty for the source's own list; otherwise a country or a slug. */
  readonly part: string
  readonly url: string
}

type Common = {
  readonly id: FeedSourceId
  readonly maxBytes: number
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * A `list` is complete: an event that is not in it any more has ended, except where the source is known to leave things
 * out. `pages` are an index and a page for each country, read a few at a time.
 */
export type FeedSource = Common &
  (
    | {
        readonly kind: 'list'
        readonly parts: readonly FeedPart[]
        /** Fewer items than this are not believable: the answer counts as empty. */
        readonly fewest: number
        /** Lists of this source vary between calls: what is missing is kept until it is too old. */
        readonly isPartial?: true
        read(answer: FeedText & { readonly part: string }): readonly ReadItem[]
      }
    | {
        readonly kind: 'pages'
        readonly index: string
        readonly fewest: number
        readIndex(answer: FeedText): readonly (FeedPart & { readonly changedAt: Instant | null })[]
        readPage(answer: FeedText & { readonly part: string }): readonly ReadItem[]
      }
  )

/** A reading that cannot be used; the last good copy stays and is shown as stale. */
export class FeedError extends Error {
  override readonly name = 'FeedError'
  readonly problem: FeedProblem
  constructor(problem: FeedProblem, detail = '') {
    super(detail === '' ? problem : `${problem}: ${detail}`)
    this.problem = problem
  }
}

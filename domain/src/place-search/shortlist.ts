export type Hit = { readonly entry: number; readonly score: number }

/** The best few, each entry once. With so few a sorted list beats a heap. */
export type Shortlist = {
  readonly limit: number
  offer(entry: number, score: number): void
  /** The score that an offer must beat. */
  readonly bar: () => number
  readonly hits: () => readonly Hit[]
}

export function createShortlist(limit: number): Shortlist {
  const entries: number[] = []
  const scores: number[] = []
  const remove = (at: number): void => {
    entries.splice(at, 1)
    scores.splice(at, 1)
  }
  return {
    limit,
    bar: () => (scores.length < limit ? -Infinity : scores[limit - 1]!),
    hits: () => entries.map((entry, at) => ({ entry, score: scores[at]! })),
    offer(entry, score) {
      if (scores.length === limit && score <= scores[limit - 1]!) return
      const known = entries.indexOf(entry)
      if (known >= 0) {
        if (scores[known]! >= score) return
        remove(known)
      }
      let at = scores.length
      // Entries are in order of importance, so that the lower number wins a tie.
      while (at > 0 && (scores[at - 1]! < score || (scores[at - 1] === score && entries[at - 1]! > entry))) at -= 1
      entries.splice(at, 0, entry)
      scores.splice(at, 0, score)
      if (scores.length > limit) remove(limit)
    },
  }
}

/** The nearest candidate, if it is near enough to be a typing error. */
export function suggest(typed: string, candidates: readonly string[], minScore: number): string | null {
  let best: string | null = null
  let bestScore = minScore
  for (const candidate of candidates) {
    const score = similarity(typed, candidate)
    if (score < 1 && (score > bestScore || (best === null && score === bestScore))) {
      best = candidate
      bestScore = score
    }
  }
  return best
}

/** 1 for equal words, 0 for words with nothing in common: Levenshtein's distance over the longer length. */
function similarity(a: string, b: string): number {
  const longest = Math.max(a.length, b.length)
  if (longest === 0) return 1
  // Names in Postgres end at 63 bytes, so a much longer text is not a name.
  if (longest > 200) return 0
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      row.push(Math.min(substitution, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
    previous = row
  }
  return 1 - (previous[b.length] ?? 0) / longest
}

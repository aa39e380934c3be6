const SHORTEST_BEGINNING = 3
const SHORTEST_MISSPELT = 6
const MOST_MISSING = 2
const MOST_EDITS = 2

/**
 * Whether a folded name may be a foreign form of another: `rom` of `rome`, `venecia` of `venice`. The browser's list
 * leaves such forms out because its search finds them anyway.
 */
export function isNearlyName(typed: string, name: string): boolean {
  const missing = name.length - typed.length
  if (typed.length >= SHORTEST_BEGINNING && name.startsWith(typed) && missing <= MOST_MISSING) return true
  if (typed.length < SHORTEST_MISSPELT || typed.slice(0, 3) !== name.slice(0, 3)) return false
  return Math.abs(missing) <= MOST_EDITS && editsBetween(typed, name) <= MOST_EDITS
}

/** Levenshtein's distance, row by row. */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= other.length; to += 1) {
      const replaced = row[to - 1]! + (one[at - 1] === other[to - 1] ? 0 : 1)
      next.push(Math.min(replaced, row[to]! + 1, next[to - 1]! + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

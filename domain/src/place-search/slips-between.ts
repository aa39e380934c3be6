/**
 * Letters too many, too few, other ones and swapped neighbours between two texts (the restricted distance of Damerau and
 * Levenshtein); one more than `most` when there are more.
 */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= other.length; to += 1) {
      const replaced = row[to - 1]! + (one[at - 1] === other[to - 1] ? 0 : 1)
      const isSwapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1]
      next.push(Math.min(replaced, row[to]! + 1, next[to - 1]! + 1, isSwapped ? before[to - 2]! + 1 : most + 1))
    }
    if (Math.min(...next) > most && Math.min(...row) > most) return most + 1
    before = row
    row = next
  }
  return Math.min(row.at(-1) ?? 0, most + 1)
}

import type { SearchIndex } from './search-index.ts'

const SHORTEST_UNFINISHED = 3

/** Groups that a text names: exactly ("fr"), or by its beginning when it is long enough. */
export function findGroups({ groupNames }: SearchIndex, wanted: string): ReadonlySet<number> {
  const exact = new Set<number>()
  const begun = new Set<number>()
  for (let at = firstFrom(groupNames, wanted); at < groupNames.length; at += 1) {
    const line = groupNames[at]!
    const name = nameOf(line)
    if (!name.startsWith(wanted)) break
    const group = Number.parseInt(line, 10)
    if (name.length === wanted.length) exact.add(group)
    begun.add(group)
  }
  if (exact.size > 0) return exact
  return wanted.length >= SHORTEST_UNFINISHED ? begun : new Set()
}

function firstFrom(groupNames: readonly string[], wanted: string): number {
  let [low, high] = [0, groupNames.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (nameOf(groupNames[middle]!) < wanted) low = middle + 1
    else high = middle
  }
  return low
}

function nameOf(line: string): string {
  return line.slice(line.indexOf('|') + 1)
}

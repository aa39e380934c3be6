import { BEST_PER_GROUP, NO_KEY, type SearchIndex } from './search-index.ts'

const SHORTEST_UNFINISHED = 3

export type NamedGroups = {
  readonly groups: ReadonlySet<number>
  /** The text is the whole name ("fr", "france") and not only its beginning. */
  readonly isWhole: boolean
}

/** Groups that a text names: exactly, or by its beginning when it is long enough. */
export function findGroups({ groupNames }: SearchIndex, wanted: string): NamedGroups {
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
  if (exact.size > 0) return { groups: exact, isWhole: true }
  return { groups: wanted.length >= SHORTEST_UNFINISHED ? begun : exact, isWhole: false }
}

export function isInGroups(
  { entryGroup, entryRegion }: SearchIndex,
  entry: number,
  groups: ReadonlySet<number>,
): boolean {
  return groups.has(entryGroup[entry]!) || groups.has(entryRegion[entry]!)
}

/** The most important entries of all these groups, the best first. */
export function bestOfGroups({ groupBest }: SearchIndex, groups: ReadonlySet<number>): readonly number[] {
  const best = new Set<number>()
  for (const group of groups)
    for (const entry of groupBest.subarray(group * BEST_PER_GROUP, (group + 1) * BEST_PER_GROUP))
      if (entry !== NO_KEY) best.add(entry)
  return [...best].toSorted((a, b) => a - b)
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

import { findBeginnings } from './find-beginnings.ts'
import { findNamed } from './find-named.ts'
import { partings } from './partings.ts'
import { BEST_PER_GROUP, NO_KEY, SCORE_STEPS, type SearchIndex } from './search-index.ts'
import type { Hit } from './shortlist.ts'

/** The importance of a town with some ten thousand people. */
const KNOWN_NAME = 18
const SHORTEST_UNFINISHED = 3
const SHORTEST_MISSPELT = 4
const SHORTEST_WITH_TWO_SLIPS = 7

export type NamedGroups = {
  readonly groups: ReadonlySet<number>
  /** The text is the whole name ("fr", "france") and not only its prefix. */
  readonly isWhole: boolean
}

/** Groups with this name: exactly, or by prefix when it is long enough. */
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

/** Groups whose name is one edit away, two in a long one, with the right first letter. The nearest only. */
export function findSimilarGroups({ groupNames }: SearchIndex, wanted: string): ReadonlySet<number> {
  let most = wanted.length < SHORTEST_MISSPELT ? 0 : wanted.length < SHORTEST_WITH_TWO_SLIPS ? 1 : 2
  const found = new Set<number>()
  if (most === 0) return found
  const first = wanted.charAt(0)
  for (let at = firstFrom(groupNames, first); at < groupNames.length; at += 1) {
    const name = nameOf(groupNames[at]!)
    if (!name.startsWith(first)) break
    if (!mayBeNear(wanted, name)) continue
    const slips = slipsBetween(wanted, name, most)
    if (slips > most) continue
    if (slips < most) found.clear()
    most = slips
    found.add(Number.parseInt(groupNames[at]!, 10))
  }
  return found
}

/** One edit leaves one of the next letters in place, or a place further on; checking them saves most of the work. */
function mayBeNear(wanted: string, name: string): boolean {
  const [second, third] = [wanted.charCodeAt(1), wanted.charCodeAt(2)]
  return (
    second === name.charCodeAt(1) ||
    third === name.charCodeAt(2) ||
    second === name.charCodeAt(2) ||
    third === name.charCodeAt(1)
  )
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

/** "Kuwait" means Kuwait City before any other place in the country, and "Muğla" the city of that name. */
export function namesakesOf(index: SearchIndex, wanted: string, hits: readonly Hit[]): (entry: number) => boolean {
  const range = findBeginnings(index, `${wanted} city`)
  const entries = new Set(index.keyEntry.subarray(range?.low ?? 0, range?.high ?? 0))
  const isNamed = isKnownAs(index, wanted)
  for (const hit of hits) if (isNamed(hit)) entries.add(hit.entry)
  return (entry) => entries.has(entry)
}

/**
 * "savannah" is the city in Georgia, not the region in Ghana, where no town is as well known. Countries always count.
 */
export function isOutdone(
  index: SearchIndex,
  wanted: string,
  groups: ReadonlySet<number>,
  hits: readonly Hit[],
): boolean {
  const [first] = bestOfGroups(index, groups)
  if (first === undefined || groups.has(index.entryGroup[first]!)) return false
  const isNamed = isKnownAs(index, wanted)
  // Entries are numbered by importance.
  return hits.some((hit) => hit.entry < first && isNamed(hit))
}

function isKnownAs(index: SearchIndex, wanted: string): (hit: Hit) => boolean {
  const named = new Set(findNamed(index, wanted))
  return ({ entry, score }) => score >= KNOWN_NAME * SCORE_STEPS && named.has(entry)
}

/** "san juan pr" is San Juan in Puerto Rico rather than the prefix of San Juan Province. */
export function isWithinWhole(index: SearchIndex, wanted: string): boolean {
  return partings(wanted, wanted).some(({ place, group }) => {
    const { groups, isWhole } = findGroups(index, group)
    return isWhole && findNamed(index, place).some((entry) => isInGroups(index, entry, groups))
  })
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

/**
 * Inserted, missing, wrong and swapped letters between two texts (restricted Damerau-Levenshtein distance); one more
 * than `most` when there are more.
 */
function slipsBetween(one: string, other: string, most: number): number {
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

import type { SearchIndex } from './search-index.ts'

const SHORTEST_UNFINISHED = 3

/** Groups that a text names: exactly ("fr"), or by its beginning when it is long enough or set off by a comma. */
export function findGroups(index: SearchIndex, wanted: string, isSetOff: boolean): ReadonlySet<number> {
  const exact = new Set<number>()
  const begun = new Set<number>()
  for (const line of index.groupNames) {
    const bar = line.indexOf('|')
    if (!line.startsWith(wanted, bar + 1)) continue
    const group = Number(line.slice(0, bar))
    if (line.length === bar + 1 + wanted.length) exact.add(group)
    begun.add(group)
  }
  if (exact.size > 0) return exact
  return isSetOff || wanted.length >= SHORTEST_UNFINISHED ? begun : new Set()
}

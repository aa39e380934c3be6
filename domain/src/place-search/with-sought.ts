import { FIRST_FEW } from './mix-beginnings.ts'
import { NO_KEY, type SearchIndex } from './search-index.ts'
import type { Hit } from './shortlist.ts'

/**
 * "ban" may be Banff, which ranking by population alone would never show: the last of the first few positions is
 * reserved for it.
 */
export function withSought(
  { nodeSought, keyEntry, keyScore }: SearchIndex,
  hits: readonly Hit[],
  node: number | null,
): readonly Hit[] {
  const key = node === null ? NO_KEY : nodeSought[node]!
  if (key === NO_KEY || hits.length < FIRST_FEW) return hits
  const entry = keyEntry[key]!
  const at = hits.findIndex((hit) => hit.entry === entry)
  if (at >= 0 && at < FIRST_FEW) return hits
  const others = hits.filter((hit) => hit.entry !== entry)
  const place = FIRST_FEW - 1
  return [...others.slice(0, place), { entry, score: keyScore[key]! }, ...others.slice(place)].slice(0, hits.length)
}

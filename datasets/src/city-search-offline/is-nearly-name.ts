import { editsBetween } from '../destination-search/edits-between.ts'

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

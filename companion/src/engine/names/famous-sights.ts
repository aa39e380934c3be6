import { plain, matchesAny } from '../reading/phrases.ts'
import { FAMOUS_SIGHTS } from './word-lists/famous-sights.ts'

/** The city of the famous sight in a text; null for none, and for sights of several cities. */
export function cityOfSight(text: string): number | null {
  const folded = plain(text)
  const found = Object.entries(FAMOUS_SIGHTS).filter(([, names]) => matchesAny(folded, names))
  return found.length === 1 ? Number(found[0]?.[0]) : null
}

import { findBeginnings } from './find-beginnings.ts'
import { foldText } from './fold-text.ts'
import { CODE_SIGN, type SearchIndex } from './search-index.ts'

/** The most important entry with exactly this code ("LHR"), or null. */
export function findCoded(index: SearchIndex, code: string): number | null {
  const wanted = CODE_SIGN + foldText(code)
  const range = findBeginnings(index, wanted)
  let found: number | null = null
  for (let key = range?.low ?? 0; key < (range?.high ?? 0); key += 1) {
    if (index.text[index.keyStart[key]! + wanted.length] !== 0) break
    // Entries are numbered by importance.
    const entry = index.keyEntry[key]!
    if (found === null || entry < found) found = entry
  }
  return found
}

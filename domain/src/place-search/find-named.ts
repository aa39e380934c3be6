import { findBeginnings } from './find-beginnings.ts'
import { foldText } from './fold-text.ts'
import { LONGEST_KEY, type SearchIndex } from './search-index.ts'

/** Entries with exactly this name, in any language, after folding. */
export function findNamed(index: SearchIndex, name: string): readonly number[] {
  const wanted = foldText(name)
  if (wanted === '' || wanted.length > LONGEST_KEY) return []
  const range = findBeginnings(index, wanted)
  const found = new Set<number>()
  for (let key = range?.low ?? 0; key < (range?.high ?? 0); key += 1) {
    const start = index.keyStart[key]!
    // A shorter text comes first, so whole names are adjacent; later words of a name do not count.
    if (index.text[start + wanted.length] !== 0) break
    if (start === 0 || index.text[start - 1] === 0) found.add(index.keyEntry[key]!)
  }
  return [...found]
}

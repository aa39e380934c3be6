import type { SearchIndex } from './search-index.ts'

/** A binary search: thousands of Chinese characters are children of the root. */
export function findChild(
  { nodeLetter }: Pick<SearchIndex, 'nodeLetter'>,
  first: number,
  end: number,
  letter: number,
): number | null {
  let [low, high] = [first, end]
  while (low < high) {
    const middle = (low + high) >> 1
    const found = nodeLetter[middle]!
    if (found === letter) return middle
    if (found < letter) low = middle + 1
    else high = middle
  }
  return null
}

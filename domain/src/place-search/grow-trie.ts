import { BEST_PER_NODE, NO_KEY, type SearchIndex } from './search-index.ts'

type Keys = Pick<SearchIndex, 'text' | 'keyStart' | 'keyEntry' | 'keyScore'>
type Trie = Pick<SearchIndex, 'nodeLow' | 'nodeHigh' | 'nodeDepth' | 'nodeChild' | 'nodeBest'>
type Range = { readonly low: number; readonly high: number }

/** So few keys are looked through faster than a node for each would be found. */
const BUCKET = 12

/** Level by level, so that the children of a node lie side by side. */
export function growTrie(keys: Keys): Trie {
  const ranges: Range[] = [{ low: 0, high: keys.keyStart.length }]
  const depths: number[] = []
  const firstChild: number[] = []
  for (let node = 0; node < ranges.length; node += 1) {
    const range = ranges[node]!
    const depth = commonLetters(keys, range)
    depths.push(depth)
    firstChild.push(ranges.length)
    if (range.high - range.low > BUCKET) ranges.push(...split(keys, range, depth))
  }
  firstChild.push(ranges.length)
  return {
    nodeLow: Uint32Array.from(ranges, ({ low }) => low),
    nodeHigh: Uint32Array.from(ranges, ({ high }) => high),
    nodeDepth: Uint8Array.from(depths),
    nodeChild: Uint32Array.from(firstChild),
    nodeBest: Uint32Array.from(ranges.flatMap((range) => bestOf(keys, range))),
  }
}

function commonLetters({ text, keyStart }: Keys, { low, high }: Range): number {
  if (high <= low) return 0
  const [first, last] = [keyStart[low]!, keyStart[high - 1]!]
  let depth = 0
  while (text[first + depth] !== 0 && text[first + depth] === text[last + depth]) depth += 1
  return depth
}

/** One range for each next letter; keys that end here share the zero. Equal keys cannot be told apart further. */
function split({ text, keyStart }: Keys, { low, high }: Range, depth: number): readonly Range[] {
  const letterOf = (key: number): number => text[keyStart[key]! + depth]!
  if (letterOf(low) === letterOf(high - 1)) return []
  const ranges: Range[] = []
  let from = low
  for (let key = low + 1; key <= high; key += 1) {
    if (key < high && letterOf(key) === letterOf(from)) continue
    ranges.push({ low: from, high: key })
    from = key
  }
  return ranges
}

function bestOf({ keyEntry, keyScore }: Keys, { low, high }: Range): readonly number[] {
  const best: number[] = []
  for (let key = low; key < high; key += 1) {
    const worst = best[BEST_PER_NODE - 1]
    if (worst !== undefined && keyScore[key]! <= keyScore[worst]!) continue
    const same = best.findIndex((other) => keyEntry[other] === keyEntry[key])
    if (same >= 0 && keyScore[best[same]!]! >= keyScore[key]!) continue
    if (same >= 0) best.splice(same, 1)
    const at = best.findIndex((other) => keyScore[other]! < keyScore[key]!)
    best.splice(at < 0 ? best.length : at, 0, key)
    if (best.length > BEST_PER_NODE) best.pop()
  }
  return [...best, ...Array.from({ length: BEST_PER_NODE - best.length }, () => NO_KEY)]
}

import { nodeColumns } from './node-columns.ts'
import { BEST_PER_NODE, NO_KEY, type SearchIndex } from './search-index.ts'

type Keys = Pick<SearchIndex, 'text' | 'keyStart' | 'keyEntry' | 'keyScore'>
type Trie = Pick<
  SearchIndex,
  'nodeLow' | 'nodeHigh' | 'nodeDepth' | 'nodeChild' | 'nodeBest' | 'nodeLetter' | 'nodeNext' | 'nodeTop'
>
type Range = { readonly low: number; readonly high: number }

/** This few keys are scanned faster than nodes for them would be found. */
const BUCKET = 12

/** Level by level, so that the children of a node are adjacent. */
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
  const trie = {
    nodeLow: Uint32Array.from(ranges, ({ low }) => low),
    nodeHigh: Uint32Array.from(ranges, ({ high }) => high),
    nodeDepth: Uint8Array.from(depths),
    nodeChild: Uint32Array.from(firstChild),
    nodeBest: bestOfNodes(keys, ranges, firstChild),
  }
  return { ...trie, ...nodeColumns({ ...keys, ...trie }) }
}

function commonLetters({ text, keyStart }: Keys, { low, high }: Range): number {
  if (high <= low) return 0
  const [first, last] = [keyStart[low]!, keyStart[high - 1]!]
  let depth = 0
  while (text[first + depth] !== 0 && text[first + depth] === text[last + depth]) depth += 1
  return depth
}

/** One range for each next letter; keys that end here share the zero. Equal keys cannot be split further. */
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

/** From the last node up: the best of a node are among the best of its children. */
function bestOfNodes(keys: Keys, ranges: readonly Range[], firstChild: readonly number[]): Uint32Array {
  const best = new Uint32Array(ranges.length * BEST_PER_NODE).fill(NO_KEY)
  const rowOf = (node: number): Uint32Array => best.subarray(node * BEST_PER_NODE, (node + 1) * BEST_PER_NODE)
  for (let node = ranges.length - 1; node >= 0; node -= 1) {
    const [first, end] = [firstChild[node]!, firstChild[node + 1]!]
    const { low, high } = ranges[node]!
    if (first === end) {
      for (let key = low; key < high; key += 1) offerKey(keys, rowOf(node), key)
      continue
    }
    const row = rowOf(node)
    for (let child = first; child < end; child += 1)
      for (const key of rowOf(child).toSorted()) if (key !== NO_KEY) offerKey(keys, row, key)
  }
  return best
}

/** Each entry once; of equal scores the first key stays first. */
function offerKey({ keyEntry, keyScore }: Keys, row: Uint32Array, key: number): void {
  const score = keyScore[key]!
  const worst = row[BEST_PER_NODE - 1]!
  if (worst !== NO_KEY && score <= keyScore[worst]!) return
  let last = 0
  while (last < BEST_PER_NODE - 1 && row[last] !== NO_KEY && keyEntry[row[last]!] !== keyEntry[key]) last += 1
  const same = row[last]!
  if (same !== NO_KEY && keyEntry[same] === keyEntry[key] && keyScore[same]! >= score) return
  let at = last
  for (; at > 0 && keyScore[row[at - 1]!]! < score; at -= 1) row[at] = row[at - 1]!
  row[at] = key
}

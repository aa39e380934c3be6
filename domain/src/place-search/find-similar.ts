import { createEditRows } from './edit-rows.ts'
import { findChild } from './find-child.ts'
import { BEST_PER_NODE, CODE_SIGN, NO_KEY, type SearchIndex } from './search-index.ts'

export type Similar = {
  readonly wanted: string
  readonly mostEdits: number
  /** When only some entries count, the best keys of a node say nothing. */
  readonly isNarrowed: boolean
  /** Whether a key of this score and so many edits could still get in. */
  canWin(keyScore: number, edits: number): boolean
  found(key: number, edits: number, isWhole: boolean): void
}

const LAST_LATIN = 0x24f

/**
 * Keys that begin with the wanted text but for some edits, by one walk over the trie with a row of the edit distance
 * (swapped neighbours count once) per letter. A branch is left when it can neither get nearer nor hold a better entry
 * than those found.
 */
export function findSimilar(index: SearchIndex, search: Similar): void {
  const walk = createWalk(index, search)
  const { nodeChild, keyStart, nodeLow, text } = index
  const canBegin = createBeginning(search)
  for (let child = nodeChild[0]!; child < nodeChild[1]!; child += 1) {
    if (canBegin(text[keyStart[nodeLow[child]!]!]!)) walk(child, 0, search.mostEdits + 1)
  }
}

/** People rarely miss the first letter, hardly ever together with another one, and never its script. */
function createBeginning({ wanted, mostEdits }: Similar): (letter: number) => boolean {
  const [first, second] = [wanted.charCodeAt(0), wanted.charCodeAt(1)]
  const sign = CODE_SIGN.charCodeAt(0)
  const canBeOther = mostEdits === 1 && first <= LAST_LATIN
  return (letter) => letter === first || letter === second || (canBeOther && letter <= LAST_LATIN && letter !== sign)
}

function createWalk(index: SearchIndex, search: Similar) {
  const { text, keyStart, keyScore, nodeLow, nodeHigh, nodeDepth, nodeChild, nodeBest } = index
  const { wanted, mostEdits } = search
  const deepest = wanted.length + mostEdits
  const rows = createEditRows(text, wanted, mostEdits)
  const { after } = rows

  /** A whole subtree at one distance: its best are known already. */
  function take(node: number, edits: number): void {
    if (search.isNarrowed) {
      for (let key = nodeLow[node]!; key < nodeHigh[node]!; key += 1) search.found(key, edits, false)
      return
    }
    for (let i = 0; i < BEST_PER_NODE; i += 1) {
      const key = nodeBest[node * BEST_PER_NODE + i]!
      if (key === NO_KEY) return
      const end = keyStart[key]! + wanted.length
      search.found(key, edits, text[end] === 0 || text[end + edits] === 0)
    }
  }

  function takeBucket(node: number, from: number, nearest: number): void {
    for (let key = nodeLow[node]!; key < nodeHigh[node]!; key += 1) {
      if (!search.canWin(keyScore[key]!, Math.min(nearest, 1))) continue
      rows.advance(keyStart[key]!, from, deepest, nearest)
      if (rows.nearest <= mostEdits) search.found(key, rows.nearest, rows.isWhole)
    }
  }

  return function walk(node: number, from: number, nearest: number): void {
    const best = keyScore[nodeBest[node * BEST_PER_NODE]!]!
    if (!search.canWin(best, Math.min(nearest, 1))) return
    const first = nodeChild[node]!
    const end = nodeChild[node + 1]!
    if (first === end) return takeBucket(node, from, nearest)
    const depth = Math.min(nodeDepth[node]!, deepest)
    rows.advance(keyStart[nodeLow[node]!]!, from, depth, nearest)
    const { nearest: reached, lowest } = rows
    if (lowest > mostEdits && reached > mostEdits) return
    if (!search.canWin(best, Math.min(lowest, reached))) return
    if (depth === deepest || lowest >= reached) {
      if (reached <= mostEdits) take(node, reached)
      return
    }
    if (lowest < mostEdits) {
      for (let child = first; child < end; child += 1) walk(child, depth, reached)
      return
    }
    const until = rows.lettersAfter(keyStart[nodeLow[node]!]!, depth)
    for (let i = depth * rows.perDepth; i < until; i += 1) {
      if (after.indexOf(after[i]!, depth * rows.perDepth) < i) continue
      const child = findChild(index, first, end, depth, after[i]!)
      if (child !== null) walk(child, depth, reached)
    }
  }
}

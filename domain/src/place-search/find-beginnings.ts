import { findChild } from './find-child.ts'
import type { SearchIndex } from './search-index.ts'

/** All keys with a prefix; `node` is set when they are exactly those of a node. */
export type KeyRange = { readonly low: number; readonly high: number; readonly node: number | null }

export function findBeginnings(index: SearchIndex, wanted: string): KeyRange | null {
  const { nodeLow, nodeHigh, nodeDepth, nodeChild } = index
  let node = 0
  let matched = 0
  for (;;) {
    const [low, high] = [nodeLow[node]!, nodeHigh[node]!]
    if (low === high) return null
    const depth = Math.min(nodeDepth[node]!, wanted.length)
    if (!hasLetters(index, low, wanted, matched, depth)) return null
    if (depth === wanted.length) return { low, high, node }
    matched = depth
    const [first, end] = [nodeChild[node]!, nodeChild[node + 1]!]
    if (first === end) return findInBucket(index, low, high, wanted)
    const child = findChild(index, first, end, wanted.charCodeAt(matched))
    if (child === null) return null
    node = child
  }
}

function hasLetters({ text, keyStart }: SearchIndex, key: number, wanted: string, from: number, to: number): boolean {
  const start = keyStart[key]!
  for (let i = from; i < to; i += 1) if (text[start + i] !== wanted.charCodeAt(i)) return false
  return true
}

function findInBucket(index: SearchIndex, low: number, high: number, wanted: string): KeyRange | null {
  let from = low
  while (from < high && !hasLetters(index, from, wanted, 0, wanted.length)) from += 1
  let to = from
  while (to < high && hasLetters(index, to, wanted, 0, wanted.length)) to += 1
  return from < to ? { low: from, high: to, node: null } : null
}

import { findChild } from './find-child.ts'
import { letterBit } from './node-columns.ts'
import { BEST_PER_NODE, CODE_SIGN, NO_KEY, type SearchIndex } from './search-index.ts'

export type Similar = {
  readonly wanted: string
  readonly mostEdits: number
  /** When only some entries count, the best keys of a node cannot be used. */
  readonly isNarrowed: boolean
  /** Whether a key of this score could still enter the list with all the edits. */
  canWin(keyScore: number): boolean
  /** May be called more than once for a key, for different edits. */
  found(key: number, edits: number, isWhole: boolean): void
}

const LAST_LATIN = 0x24f
const NONE = 0
const ANY_LETTER = -1
/** The minimum number of matched letters before a third edit: the first letters are never all wrong. */
const BEFORE_THE_THIRD = 4

/**
 * Keys with the wanted text as a prefix except for some edits, at least one: an inserted, missing or wrong letter, or
 * two swapped neighbours. Where letters agree no edit is better, so edits are tried only in other branches of the trie,
 * and only in those with a better entry than the ones found.
 */
export function findSimilar(index: SearchIndex, search: Similar): void {
  if (index.keyStart.length > 0) createWalk(index, search)(0, 0, 0, 0, NONE)
}

/**
 * From a node, with a number of letters of its keys and of the wanted text matched. After the second of two swapped
 * letters the first is `owed`: it must come next.
 */
type Walk = (node: number, depth: number, at: number, edits: number, owed: number) => void

function createWalk(index: SearchIndex, search: Similar): Walk {
  const { text, keyStart, nodeLow, nodeDepth, nodeChild, nodeLetter, nodeNext, nodeTop } = index
  const { wanted, mostEdits, canWin } = search
  const { length } = wanted
  const canBegin = createBeginning(search)
  const lastBeginning = Math.max(LAST_LATIN, wanted.charCodeAt(1))
  const take = createTaking(index, search)
  const takeBucket = createBucket(index, search)

  function walk(node: number, from: number, wantedFrom: number, edits: number, owed: number): void {
    let [depth, at] = [from, wantedFrom]
    const [first, end] = [nodeChild[node]!, nodeChild[node + 1]!]
    if (first === end) return takeBucket(node, depth, at, edits, owed)
    const start = keyStart[nodeLow[node]!]!
    const shared = nodeDepth[node]!
    if (owed !== NONE) {
      if (depth === shared) return walkOn(first, end, depth, at, edits, owed)
      if (text[start + depth] !== owed) return
      depth += 1
    }
    while (depth < shared && at < length && text[start + depth] === wanted.charCodeAt(at)) {
      depth += 1
      at += 1
    }
    if (at === length) return take(node, depth, edits)
    if (depth === shared) walkOn(first, end, depth, at + 1, edits, wanted.charCodeAt(at))
    if (edits === mostEdits || (edits === 2 && at < BEFORE_THE_THIRD)) return
    if (depth < shared) edit(node, text[start + depth]!, depth, at, edits + 1, ANY_LETTER)
    else editBranches(node, depth, at, edits + 1)
  }

  function walkOn(first: number, end: number, depth: number, at: number, edits: number, letter: number): void {
    const child = findChild(index, first, end, letter)
    if (child !== null && canWin(nodeTop[child]!)) walk(child, depth + 1, at, edits, NONE)
  }

  function editBranches(node: number, depth: number, at: number, edits: number): void {
    if (at + 1 === length) take(node, depth, edits)
    const letter = wanted.charCodeAt(at)
    for (let child = nodeChild[node]!; child < nodeChild[node + 1]!; child += 1) {
      const other = nodeLetter[child]!
      if (node === 0 && other > lastBeginning) return
      if (other === letter || !canWin(nodeTop[child]!) || (node === 0 && !canBegin(other))) continue
      edit(child, other, depth, at, edits, edits < mostEdits ? ANY_LETTER : nodeNext[child]!)
    }
  }

  /** The next letter is not the wanted one; one of `following` comes after it. */
  function edit(node: number, letter: number, depth: number, at: number, edits: number, following: number): void {
    const [missed, next] = [wanted.charCodeAt(at), wanted.charCodeAt(at + 1)]
    if (letter !== 0) {
      if (at + 1 === length || following & letterBit(next)) walk(node, depth + 1, at + 1, edits, NONE)
      if (following & letterBit(missed)) {
        walk(node, depth + 1, at, edits, NONE)
        if (letter === next) walk(node, depth + 1, at + 2, edits, missed)
      }
    }
    if (letter === next || edits < mostEdits || at + 1 === length) walk(node, depth, at + 1, edits, NONE)
  }
  return walk
}

/** The first letter is rarely wrong, hardly ever together with another one, and never its script. */
function createBeginning({ wanted, mostEdits }: Similar): (letter: number) => boolean {
  const second = wanted.charCodeAt(1)
  const sign = CODE_SIGN.charCodeAt(0)
  const canBeOther = mostEdits === 1 && wanted.charCodeAt(0) <= LAST_LATIN
  return (letter) => letter === second || (canBeOther && letter <= LAST_LATIN && letter !== sign)
}

/** A whole subtree at one distance: its best are precomputed. Exact matches were found before. */
function createTaking({ text, keyStart, nodeLow, nodeHigh, nodeBest }: SearchIndex, search: Similar) {
  return (node: number, depth: number, edits: number): void => {
    if (edits === 0) return
    const found = (key: number): void => search.found(key, edits, text[keyStart[key]! + depth] === 0)
    if (search.isNarrowed) {
      for (let key = nodeLow[node]!; key < nodeHigh[node]!; key += 1) found(key)
      return
    }
    for (let i = node * BEST_PER_NODE; i < (node + 1) * BEST_PER_NODE && nodeBest[i] !== NO_KEY; i += 1)
      found(nodeBest[i]!)
  }
}

/** Keys that share a node without branches: the same walk, letter by letter. */
function createBucket({ text, keyStart, keyScore, nodeLow, nodeHigh }: SearchIndex, search: Similar): Walk {
  const { wanted, mostEdits, canWin } = search
  const { length } = wanted

  function spell(key: number, from: number, wantedFrom: number, edits: number, owed: number): void {
    const start = keyStart[key]!
    let [depth, at] = [from, wantedFrom]
    if (owed !== NONE && text[start + depth++] !== owed) return
    while (at < length && text[start + depth] === wanted.charCodeAt(at)) {
      depth += 1
      at += 1
    }
    const letter = text[start + depth]!
    if (at === length) return edits > 0 ? search.found(key, edits, letter === 0) : undefined
    if (edits === mostEdits || (edits === 2 && at < BEFORE_THE_THIRD)) return
    spell(key, depth, at + 1, edits + 1, NONE)
    if (letter === 0) return
    spell(key, depth + 1, at + 1, edits + 1, NONE)
    spell(key, depth + 1, at, edits + 1, NONE)
    if (letter === wanted.charCodeAt(at + 1)) spell(key, depth + 1, at + 2, edits + 1, wanted.charCodeAt(at))
  }

  return (node, depth, at, edits, owed) => {
    for (let key = nodeLow[node]!; key < nodeHigh[node]!; key += 1)
      if (canWin(keyScore[key]!)) spell(key, depth, at, edits, owed)
  }
}

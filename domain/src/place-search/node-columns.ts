import { BEST_PER_NODE, type SearchIndex } from './search-index.ts'

type Trie = Pick<
  SearchIndex,
  'text' | 'keyStart' | 'keyScore' | 'nodeLow' | 'nodeHigh' | 'nodeDepth' | 'nodeChild' | 'nodeBest'
>

/**
 * The columns that a search reads for every child of a node, side by side: looked up through the keys, each would cost
 * three distant memory accesses.
 */
export function nodeColumns(trie: Trie): Pick<SearchIndex, 'nodeLetter' | 'nodeNext' | 'nodeTop'> {
  const { text, keyStart, keyScore, nodeLow, nodeDepth, nodeChild, nodeBest } = trie
  const nodes = nodeLow.length
  const nodeLetter = new Uint16Array(nodes)
  const nodeTop = new Uint16Array(nodes)
  const nodeNext = new Int32Array(nodes)
  // Children come after their parents, so a reverse loop knows them first.
  for (let node = nodes - 1; node >= 0; node -= 1) {
    const [depth, end] = [nodeDepth[node]!, nodeChild[node + 1]!]
    nodeTop[node] = keyScore[nodeBest[node * BEST_PER_NODE]!] ?? 0
    for (let child = nodeChild[node]!; child < end; child += 1) {
      nodeLetter[child] = text[keyStart[nodeLow[child]!]! + depth]!
      nodeNext[child] = nodeLetter[child] === 0 ? 0 : lettersAt(trie, nodeLetter, child, depth + 1)
    }
  }
  return { nodeLetter, nodeNext, nodeTop }
}

function lettersAt(trie: Trie, nodeLetter: Uint16Array, node: number, depth: number): number {
  const { text, keyStart, nodeLow, nodeHigh, nodeDepth, nodeChild } = trie
  const [first, end] = [nodeChild[node]!, nodeChild[node + 1]!]
  const low = nodeLow[node]!
  if (nodeDepth[node]! > depth) return letterBit(text[keyStart[low]! + depth]!)
  let letters = 0
  for (let child = first; child < end; child += 1) letters |= letterBit(nodeLetter[child]!)
  if (first === end)
    for (let key = low; key < nodeHigh[node]!; key += 1) letters |= letterBit(text[keyStart[key]! + depth]!)
  return letters
}

export function letterBit(letter: number): number {
  return 1 << (letter & 31)
}

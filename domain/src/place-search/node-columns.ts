import { BEST_PER_NODE, type SearchIndex } from './search-index.ts'

type Trie = Pick<
  SearchIndex,
  'text' | 'keyStart' | 'keyScore' | 'nodeLow' | 'nodeHigh' | 'nodeDepth' | 'nodeChild' | 'nodeBest'
>

/**
 * What a search asks of every child of a node, side by side: looked up through the keys, each costs three reaches into
 * distant memory. Follows from the rest, so it is not stored.
 */
export function nodeColumns(trie: Trie): Pick<SearchIndex, 'nodeLetter' | 'nodeNext' | 'nodeTop'> {
  const { text, keyStart, keyScore, nodeLow, nodeHigh, nodeDepth, nodeChild, nodeBest } = trie
  const nodes = nodeLow.length
  const nodeLetter = new Uint16Array(nodes)
  const nodeNext = new Int32Array(nodes)
  const nodeTop = new Uint16Array(nodes)
  for (let node = 0; node < nodes; node += 1) {
    nodeTop[node] = keyScore[nodeBest[node * BEST_PER_NODE]!] ?? 0
    const depth = nodeDepth[node]!
    for (let child = nodeChild[node]!; child < nodeChild[node + 1]!; child += 1) {
      const [low, high] = [nodeLow[child]!, nodeDepth[child]! > depth + 1 ? nodeLow[child]! + 1 : nodeHigh[child]!]
      nodeLetter[child] = text[keyStart[low]! + depth]!
      let letters = 0
      if (nodeLetter[child] !== 0)
        for (let key = low; key < high; key += 1) letters |= letterBit(text[keyStart[key]! + depth + 1]!)
      nodeNext[child] = letters
    }
  }
  return { nodeLetter, nodeNext, nodeTop }
}

export function letterBit(letter: number): number {
  return 1 << (letter & 31)
}

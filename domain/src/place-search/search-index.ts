import type { Coordinates } from '../kernel/index.ts'

/** One thing to be found: a city, an airport, a hotel. Its number is its place in the list it came from. */
export type SearchEntry = {
  readonly names: readonly SearchName[]
  /** On a scale of doublings: a city twice as large weighs one more. */
  readonly importance: number
  /** What narrows a search ("paris, france"): the number of a group in the index. */
  readonly group: number
  /** A second, smaller one ("paris, texas"). */
  readonly region?: number | undefined
  /** Of a larger entry: whoever asks for the whole group does not mean it. */
  readonly isPart?: boolean | undefined
  /** Many travel to it, however few live there. */
  readonly isSought?: boolean | undefined
  readonly coordinates: Coordinates
}

export type SearchName = {
  readonly text: string
  /** What this name takes off the importance, on the same scale. */
  readonly penalty: number
  /** A code is typed whole and never mistyped. */
  readonly kind: 'name' | 'code'
}

export type SearchGroup = { readonly names: readonly string[] }

/**
 * Everything in flat arrays, so that an index is stored as it is used and a start only reads it.
 *
 * A key is a text under which an entry is found: a name, or a name from one of its later words on. Keys are sorted and
 * lie one after the other in `text`, each ended by a zero; a key of a later word points into the name it belongs to.
 * Over them stands a trie whose nodes are ranges of keys and end in buckets of a few; each node knows its best keys.
 */
export type SearchIndex = {
  readonly text: Uint16Array
  readonly keyStart: Uint32Array
  readonly keyEntry: Uint32Array
  readonly keyScore: Uint16Array
  readonly nodeLow: Uint32Array
  readonly nodeHigh: Uint32Array
  /** Letters that all keys of the node have in common. */
  readonly nodeDepth: Uint8Array
  /** The children of node n are the nodes from nodeChild[n] up to nodeChild[n + 1]. */
  readonly nodeChild: Uint32Array
  readonly nodeBest: Uint32Array
  /** Of the shortest beginnings: the best key of a place that many travel to and that is not among the first few. */
  readonly nodeSought: Uint32Array
  /** The letter by which a node branches off its parent, zero where its keys end. */
  readonly nodeLetter: Uint16Array
  /** A bit for each letter that may come after that one; letters share them. */
  readonly nodeNext: Int32Array
  /** The score of its best key. */
  readonly nodeTop: Uint16Array
  readonly entryGroup: Uint16Array
  readonly entryRegion: Uint16Array
  /** Hundredths of a degree, latitude and longitude in turn. */
  readonly entryPosition: Int16Array
  /** The most important entries of each group, which its name alone stands for. */
  readonly groupBest: Uint32Array
  /** Names of groups, folded: `number|name`, sorted by name. */
  readonly groupNames: readonly string[]
}

export const BEST_PER_NODE = 8
export const BEST_PER_GROUP = 8
export const NO_GROUP = 0xffff
export const SCORE_STEPS = 1000
export const NO_KEY = 0xffffffff
/** Longer names are cut: nobody types them out, and a depth must fit a byte. */
export const LONGEST_KEY = 60
/** Codes are kept apart from names, so that "or" does not begin to mean Chicago (ORD). No folded text holds it. */
export const CODE_SIGN = '#'

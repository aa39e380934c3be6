import type { Coordinates } from '../kernel/index.ts'

/** A searchable thing: a city, an airport, a hotel. Its number is its position in the source list. */
export type SearchEntry = {
  readonly names: readonly SearchName[]
  /** A logarithmic scale: a city twice as large scores one more. */
  readonly importance: number
  /** The group that narrows a search ("paris, france"): its number in the index. */
  readonly group: number
  /** A second, smaller one ("paris, texas"). */
  readonly region?: number | undefined
  /** A district of a larger entry: not suggested for the whole group. */
  readonly isPart?: boolean | undefined
  /** A popular destination, however few people live there. */
  readonly isSought?: boolean | undefined
  readonly coordinates: Coordinates
}

export type SearchName = {
  readonly text: string
  /** The penalty of this name, on the same scale. */
  readonly penalty: number
  /** A code is typed completely and never misspelt. */
  readonly kind: 'name' | 'code'
}

export type SearchGroup = { readonly names: readonly string[] }

/**
 * Everything in flat arrays, so that an index is stored as it is used and loading only reads it.
 *
 * A key is a text under which an entry is found: a name, or a name from one of its later words on. Keys are sorted and
 * adjacent in `text`, each ended by a zero; a key of a later word points into its name. A trie over them has nodes that
 * are ranges of keys and end in small buckets; each node stores its best keys.
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
  /** Of the shortest prefixes: the best key of a popular destination outside the first few. */
  readonly nodeSought: Uint32Array
  /** The letter that leads to this node from its parent, zero at the end of keys. */
  readonly nodeLetter: Uint16Array
  /** A bit for each letter that may follow; letters share bits. */
  readonly nodeNext: Int32Array
  /** The score of its best key. */
  readonly nodeTop: Uint16Array
  readonly entryGroup: Uint16Array
  readonly entryRegion: Uint16Array
  /** Hundredths of a degree, latitude and longitude alternating. */
  readonly entryPosition: Int16Array
  /** The most important entries of each group, for a search by its name alone. */
  readonly groupBest: Uint32Array
  /** Names of groups, folded: `number|name`, sorted by name. */
  readonly groupNames: readonly string[]
}

export const BEST_PER_NODE = 8
export const BEST_PER_GROUP = 8
export const NO_GROUP = 0xffff
export const SCORE_STEPS = 1000
export const NO_KEY = 0xffffffff
/** Longer names are cut, because they are never typed in full and a depth must fit a byte. */
export const LONGEST_KEY = 60
/**
 * Codes are separate from names, so that "or" does not match Chicago (ORD). Folded text never contains this character.
 */
export const CODE_SIGN = '#'

import { type Keys, LOCAL_NAME, OWN_NAME, SOUGHT } from './collect-keys.ts'
import { BEST_PER_NODE, NO_KEY, SCORE_STEPS, type SearchIndex } from './search-index.ts'

/** The minimum number of shown suggestions. */
export const FIRST_FEW = 6
/** A prefix this short matches far more entries than a list holds. */
const SHORT = 4
/** "sz" is a prefix of Seoul in Hungarian and Shanghai in Polish, but towns with that displayed name come first. */
const MOST_FOREIGN = 4
/**
 * "san" is San Antonio rather than Shanghai in Czech: a name that is not displayed stays only if its score is this much
 * higher.
 */
const LEAD_OF_HIDDEN = 3 * SCORE_STEPS
/** Borneo has many towns, and many towns are called Springfield: the others appear when more of the name is typed. */
const MOST_OF_ONE_NAME = 2
/** A town with some ten thousand people; a smaller one is hardly meant by a short prefix. */
const LEAST_OF_OWN = 16 * SCORE_STEPS

type Trie = Keys & Pick<SearchIndex, 'nodeLow' | 'nodeHigh' | 'nodeDepth' | 'nodeBest'>

/** The best entries of short prefixes, where other languages and large cities would crowd out popular destinations. */
export function mixBeginnings(trie: Trie): Pick<SearchIndex, 'nodeBest' | 'nodeSought'> {
  const nodeBest = trie.nodeBest.slice()
  const nodeSought = new Uint32Array(trie.nodeDepth.length).fill(NO_KEY)
  trie.nodeDepth.forEach((depth, node) => {
    if (depth === 0 || depth > SHORT) return
    const row = nodeBest.subarray(node * BEST_PER_NODE, (node + 1) * BEST_PER_NODE)
    const mixed = mix(
      trie,
      node,
      [...row].filter((key) => key !== NO_KEY),
    )
    row.set(mixed)
    const isNew = without(trie, mixed.slice(0, FIRST_FEW))
    const isSought = (key: number): boolean => (trie.keyKind[key]! & SOUGHT) !== 0 && isNew(key)
    nodeSought[node] = bestKey(trie, node, isSought) ?? NO_KEY
  })
  return { nodeBest, nodeSought }
}

/** Surplus names of other languages, and repeated names, give way to other names. */
function mix(trie: Trie, node: number, best: readonly number[]): readonly number[] {
  const { keyScore, keyKind } = trie
  const surplus = surplusOf(trie, best)
  const isShown = (key: number): boolean => (keyKind[key]! & (OWN_NAME | LOCAL_NAME)) === OWN_NAME
  let kept = best
  for (const key of best.toReversed()) {
    if (!surplus.has(key) && isShown(key)) continue
    const isNew = without(trie, kept)
    const isOther = (other: number): boolean =>
      isShown(other) && isNew(other) && countOf(trie, kept, other) < MOST_OF_ONE_NAME
    const other = bestKey(trie, node, isOther)
    if (other === null || keyScore[other]! < LEAST_OF_OWN) break
    if (!surplus.has(key) && keyScore[key]! - keyScore[other]! > LEAD_OF_HIDDEN) continue
    kept = kept.map((one) => (one === key ? other : one))
  }
  return kept.toSorted((a, b) => keyScore[b]! - keyScore[a]! || a - b)
}

function surplusOf(trie: Trie, best: readonly number[]): ReadonlySet<number> {
  const foreign = best.filter((key) => (trie.keyKind[key]! & OWN_NAME) === 0)
  const isTooForeign = new Set(foreign.slice(MOST_FOREIGN))
  return new Set(
    best.filter((key, place) => isTooForeign.has(key) || countOf(trie, best.slice(0, place), key) >= MOST_OF_ONE_NAME),
  )
}

/** The number of these keys with the same text. */
function countOf({ text, keyStart }: Trie, keys: readonly number[], like: number): number {
  return keys.filter((key) => {
    let [one, other] = [keyStart[key]!, keyStart[like]!]
    for (; text[one] === text[other]; one += 1, other += 1) if (text[one] === 0) return true
    return false
  }).length
}

/** Excludes keys of the same entries. */
function without({ keyEntry }: Trie, keys: readonly number[]): (key: number) => boolean {
  const known = new Set(keys.map((key) => keyEntry[key]))
  return (key) => !known.has(keyEntry[key])
}

function bestKey({ keyScore, nodeLow, nodeHigh }: Trie, node: number, isFit: (key: number) => boolean): number | null {
  let best: number | null = null
  for (let key = nodeLow[node]!; key < nodeHigh[node]!; key += 1)
    if ((best === null || keyScore[key]! > keyScore[best]!) && isFit(key)) best = key
  return best
}

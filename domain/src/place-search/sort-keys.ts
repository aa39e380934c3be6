import type { Keys } from './collect-keys.ts'

const FEW = 12

/** By text, and of equal texts the better first. Compares letter by letter, because texts share long prefixes. */
export function sortKeys(keys: Keys): Keys {
  const { text, keyStart, keyEntry, keyScore, keyKind } = keys
  const order = Uint32Array.from(keyStart.keys())
  sortRange(keys, order, 0, order.length, 0)
  return {
    text,
    keyStart: order.map((key) => keyStart[key]!),
    keyEntry: order.map((key) => keyEntry[key]!),
    keyScore: Uint16Array.from(order, (key) => keyScore[key]!),
    keyKind: Uint8Array.from(order, (key) => keyKind[key]!),
  }
}

/** Multikey quicksort: Bentley and Sedgewick, "Fast algorithms for sorting and searching strings", 1997. */
function sortRange(keys: Keys, order: Uint32Array, low: number, high: number, depth: number): void {
  const { text, keyStart } = keys
  while (high - low > FEW) {
    const letterAt = (place: number): number => text[keyStart[order[place]!]! + depth]!
    const pivot = middleOf(letterAt(low), letterAt((low + high) >> 1), letterAt(high - 1))
    let [less, more, at] = [low, high, low]
    while (at < more) {
      const letter = letterAt(at)
      if (letter < pivot) swap(order, less++, at++)
      else if (letter > pivot) swap(order, at, --more)
      else at += 1
    }
    sortRange(keys, order, low, less, depth)
    if (pivot === 0) sortEqual(keys, order, less, more)
    else sortRange(keys, order, less, more, depth + 1)
    low = more
  }
  insert(keys, order, low, high, depth)
}

function insert(keys: Keys, order: Uint32Array, low: number, high: number, depth: number): void {
  for (let i = low + 1; i < high; i += 1) {
    const key = order[i]!
    let at = i
    for (; at > low && compare(keys, key, order[at - 1]!, depth) < 0; at -= 1) order[at] = order[at - 1]!
    order[at] = key
  }
}

function sortEqual(keys: Keys, order: Uint32Array, low: number, high: number): void {
  order.subarray(low, high).sort((a, b) => byScore(keys, a, b))
}

function compare(keys: Keys, a: number, b: number, depth: number): number {
  const { text, keyStart } = keys
  for (let i = depth; ; i += 1) {
    const [one, other] = [text[keyStart[a]! + i]!, text[keyStart[b]! + i]!]
    if (one !== other) return one - other
    if (one === 0) return byScore(keys, a, b)
  }
}

function byScore({ keyScore, keyEntry }: Keys, a: number, b: number): number {
  return keyScore[b]! - keyScore[a]! || keyEntry[a]! - keyEntry[b]!
}

function middleOf(a: number, b: number, c: number): number {
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c))
}

function swap(order: Uint32Array, a: number, b: number): void {
  const kept = order[a]!
  order[a] = order[b]!
  order[b] = kept
}

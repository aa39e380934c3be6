import { expect, it } from 'vitest'

import { buildIndex } from './build-index.ts'
import { findSimilar } from './find-similar.ts'

/** Optimal string alignment by the textbook table: fewest edits from any prefix of the key, and from the whole key. */
function editsBetween(key: string, wanted: string): { readonly any: number; readonly whole: number } {
  const rows = Array.from({ length: key.length + 1 }, (_, i) =>
    Array.from({ length: wanted.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  for (let i = 1; i <= key.length; i += 1)
    for (let j = 1; j <= wanted.length; j += 1) {
      const isSwap = i > 1 && j > 1 && key[i - 1] === wanted[j - 2] && key[i - 2] === wanted[j - 1]
      rows[i]![j] = Math.min(
        rows[i - 1]![j - 1]! + (key[i - 1] === wanted[j - 1] ? 0 : 1),
        rows[i - 1]![j]! + 1,
        rows[i]![j - 1]! + 1,
        isSwap ? rows[i - 2]![j - 2]! + 1 : Infinity,
      )
    }
  return { any: Math.min(...rows.map((row) => row[wanted.length]!)), whole: rows[key.length]![wanted.length]! }
}

function createWords(seed: number): (most: number) => string {
  let state = seed
  const below = (limit: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
  return (most) => Array.from({ length: 4 + below(most - 3) }, () => 'abc'[below(3)]).join('')
}

/** Differences between the matches in an index of random words and the table. */
function disagreements(seed: number, mostEdits: number): readonly string[] {
  const word = createWords(seed)
  const names = [...new Set(Array.from({ length: 120 }, () => word(9)))]
  const index = buildIndex(
    names.map((text) => ({
      names: [{ text, penalty: 0, kind: 'name' }],
      importance: 10,
      group: 0,
      coordinates: { latitude: 0, longitude: 0 },
    })),
    [],
  )
  return Array.from({ length: 10 }, () => word(8)).flatMap((wanted) => {
    const found = new Map<string, number>()
    const wholes = new Set<string>()
    findSimilar(index, {
      wanted,
      mostEdits,
      isNarrowed: true,
      canWin: () => true,
      found(key, edits, isWhole) {
        const name = names[index.keyEntry[key]!]!
        found.set(name, Math.min(edits, found.get(name) ?? Infinity))
        if (isWhole) wholes.add(name)
      },
    })
    return names.filter((name) => {
      const { any, whole } = editsBetween(name, wanted)
      // Without an edit it is an exact match; one with another first letter may be left out.
      const isSimilar = any > 0 && any <= mostEdits && name[0] === wanted[0]
      if (isSimilar && found.get(name) !== any) return true
      return (found.get(name) ?? Infinity) < any || (wholes.has(name) && whole > mostEdits)
    })
  })
}

it.each([1, 2])('finds the matches of the distance table, with at most %i edits', (mostEdits) => {
  expect([1, 2, 3, 4, 5, 6].flatMap((seed) => disagreements(seed, mostEdits))).toEqual([])
})

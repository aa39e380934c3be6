import { expect, it } from 'vitest'

import { buildIndex, searchPlaces } from './index.ts'

function createChance(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
}

/** A list without a limit leaves nothing out for being small or far. */
function disagreements(seed: number): readonly string[] {
  const below = createChance(seed)
  const word = (shortest: number): string =>
    Array.from({ length: shortest + below(5) }, () => 'abcd'[below(4)]).join('')
  const position = () => ({ latitude: below(18_001) / 100 - 90, longitude: below(36_001) / 100 - 180 })
  const entries = Array.from({ length: 600 }, () => ({
    names: [{ text: below(3) === 0 ? `${word(2)} ${word(2)}` : word(3), penalty: below(4), kind: 'name' as const }],
    importance: 8 + below(16_000) / 1000,
    group: 0,
    coordinates: position(),
  }))
  const index = buildIndex(entries, [])
  return Array.from({ length: 40 }, () => ({ typed: word(2).slice(0, 2 + below(4)), near: position() })).flatMap(
    ({ typed, near }) => {
      const all = searchPlaces(index, typed, { limit: entries.length, near })
      const few = searchPlaces(index, typed, { limit: 8, near })
      return JSON.stringify(few) === JSON.stringify(all.slice(0, 8)) ? [] : [typed]
    },
  )
}

it.each([1, 2, 3, 4, 5, 6])('finds from a position the matches of an unlimited list (seed %i)', (seed) => {
  expect(disagreements(seed)).toEqual([])
})

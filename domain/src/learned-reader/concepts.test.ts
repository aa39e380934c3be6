import { describe, expect, it } from 'vitest'

import { conceptKey, conceptsIn } from './concepts.ts'

const [TIP, WATER, HOW_MUCH, VISA] = [0, 1, 2, 3]
const CONCEPTS = new Map<string, readonly number[]>(
  (
    [
      ['tip*', [TIP]],
      ['trinkgeld*', [TIP]],
      ['tap water', [WATER]],
      ['how much', [HOW_MUCH]],
      ['水道水', [WATER]],
      ['팁', [TIP]],
      ['تأشير*', [VISA]],
    ] as const
  ).map(([entry, ids]) => [conceptKey(entry), ids]),
)
const of = (...tokens: readonly string[]): readonly number[] => conceptsIn(tokens, CONCEPTS)

describe('conceptsIn', () => {
  it.each([
    ['a whole word of several words', ['is', 'tap', 'water', 'ok'], [WATER]],
    ['the beginning of a word', ['tipping'], [TIP]],
    ['a word of another language', ['trinkgelder'], [TIP]],
    ['each concept once, in order', ['how', 'much', 'tip', 'tips'], [HOW_MUCH, TIP]],
    ['a word inside a sentence without spaces', ['東京の水道水は飲める'], [WATER]],
    ['a Korean word with its particle', ['팁을'], [TIP]],
    ['an Arabic word with its article', ['التاشيره'], [VISA]],
    ['nothing in unknown words', ['xyz', 'ti'], []],
  ])('finds %s', (_, tokens, found) => {
    expect(of(...tokens)).toEqual(found)
  })
})

describe('conceptKey', () => {
  it.each([
    ['folds accents and case', 'Où', 'ou'],
    ['keeps the sign of a stem', 'gratuit*', 'gratuit*'],
    ['takes a stem of two letters as a word', 'ab*', 'ab'],
    ['has no stems in scripts without spaces', '税*', '税'],
    ['joins words by one space', 'tap-water', 'tap water'],
  ])('%s', (_, entry, key) => {
    expect(conceptKey(entry)).toBe(key)
  })
})

import { describe, expect, it } from 'vitest'

import type { Concepts } from './concepts.ts'
import { featuresOf, scriptOf } from './features.ts'
import { maskNames } from './slots.ts'

const NONE: Concepts = new Map()

/** How many features of the first text the second one has. */
function shared(a: string, b: string): number {
  const other = new Set(featuresOf(b, NONE))
  return featuresOf(a, NONE).filter((feature) => other.has(feature)).length
}

describe('featuresOf', () => {
  it('gives the same numbers on every machine', () => {
    expect(featuresOf('sim', NONE)).toMatchInlineSnapshot(`
      [
        2150474888,
        952388047,
        3074078164,
        67045136,
        4091029007,
        2355712221,
        3163197402,
        2243431527,
        1041664084,
        3816320875,
        3272035598,
        4077887589,
        3143830147,
      ]
    `)
  })

  it('ignores case, accents and punctuation', () => {
    expect(featuresOf('Où dormir à Málaga?', NONE)).toEqual(featuresOf('ou dormir a malaga', NONE))
  })

  it('keeps most features of a word with a typo', () => {
    expect(shared('restaurant', 'resturant')).toBeGreaterThan(featuresOf('resturant', NONE).length / 2)
  })

  it('finds words inside a sentence without spaces', () => {
    expect(shared('曼谷天气', '巴黎天气')).toBeGreaterThan(2)
    expect(shared('天气', '曼谷天气')).toBeGreaterThan(2)
  })

  it('gives nothing for a text without letters', () => {
    expect(featuresOf('?! …', NONE)).toEqual([])
  })

  it('gives no letter features for a mask', () => {
    const masked = maskNames('visa japan', [{ slot: 'country', start: 5, end: 10 }])
    expect(shared(masked, 'japan')).toBe(0)
    expect(shared(masked, 'visa')).toBeGreaterThan(0)
  })
})

describe('maskNames', () => {
  it('replaces names in any order and ignores overlapping ones', () => {
    const spans = [
      { slot: 'place', start: 8, end: 13 },
      { slot: 'place', start: 0, end: 4 },
      { slot: 'country', start: 2, end: 6 },
    ] as const
    expect(maskNames('rome or paris', spans)).toBe(' \ue000  or  \ue000 ')
  })
})

describe('scriptOf', () => {
  it.each([
    ['visa japan', 'spaced'],
    ['فيزا اليابان', 'spaced'],
    ['日本の天気', 'unspaced'],
    ['วีซ่า', 'unspaced'],
    ['일본 비자', 'syllables'],
  ] as const)('of %s is %s', (text, script) => {
    expect(scriptOf(text)).toBe(script)
  })
})

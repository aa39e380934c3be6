import { describe, expect, it } from 'vitest'

import { parseThemeShares, themeSharesOf, themeSharesText, themeStrength } from './destination-themes.ts'

const BEACH = { importance: 3, kind: 'beach', suits: ['kids'], tags: ['swim'] } as const
const MUSEUM = { importance: 5, kind: 'museum', suits: ['rain'], tags: ['history'] } as const
const BAR = { importance: 1, kind: 'bar', suits: [], tags: [] } as const

describe('themeSharesOf', () => {
  it('weighs sights by importance and leaves out what is below the least share', () => {
    expect(themeSharesOf([BEACH, MUSEUM, MUSEUM, BAR])).toEqual({ beach: 21, culture: 71 })
  })

  it('is empty without sights', () => expect(themeSharesOf([])).toEqual({}))
})

it('reads the shares that it writes', () => {
  const shares = themeSharesOf([BEACH, MUSEUM])
  expect(parseThemeShares(themeSharesText(shares))).toEqual(shares)
  expect(parseThemeShares('')).toEqual({})
})

it('is as strong as its share over the least share', () => {
  expect(themeStrength({ beach: 20 }, 'beach')).toBe(2)
  expect(themeStrength({ beach: 20 }, 'snow')).toBe(0)
})

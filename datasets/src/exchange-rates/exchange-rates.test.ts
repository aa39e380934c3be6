import { describe, expect, it } from 'vitest'

import { COUNTRIES } from '../countries/index.ts'
import { EXCHANGE_RATES } from './index.ts'

describe('exchange rates', () => {
  it('cover the currency of every country', () => {
    const used = new Set(COUNTRIES.flatMap(({ currencies }) => currencies))
    expect(used.size).toBeGreaterThan(150)
    expect([...used].filter((currency) => EXCHANGE_RATES.perDollar(currency) === undefined)).toEqual([])
  })

  it.each([
    ['USD', 1, 1],
    ['EUR', 0.7, 1.1],
    ['GBP', 0.6, 1],
    ['JPY', 100, 220],
    ['THB', 25, 45],
    ['KWD', 0.25, 0.4],
    ['VND', 20_000, 35_000],
  ])('%s is between %d and %d for a dollar', (currency, least, most) => {
    const rate = EXCHANGE_RATES.perDollar(currency) ?? 0
    expect(rate).toBeGreaterThanOrEqual(least)
    expect(rate).toBeLessThanOrEqual(most)
  })

  it.each(['BTC', 'XAU', 'DEM', 'HRK', 'ZZZ', ''])('have nothing for %s', (currency) => {
    expect(EXCHANGE_RATES.perDollar(currency)).toBeUndefined()
  })
})

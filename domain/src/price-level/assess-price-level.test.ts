import { describe, expect, it } from 'vitest'

import { assessPriceLevel } from './assess-price-level.ts'

describe('assessPriceLevel', () => {
  it('PL-1 is purchasing power over the rate, in percent of the United States', () => {
    const level = assessPriceLevel({ perInternationalDollar: 0.7, perUsDollar: 0.9, burgerRatio: 0.95 })
    expect(level).toEqual({ kind: 'level', percentOfUs: 78 })
  })
  it('PL-1 stands alone where nobody looks at burgers', () => {
    const level = assessPriceLevel({ perInternationalDollar: 0.5, perUsDollar: 1, burgerRatio: null })
    expect(level).toEqual({ kind: 'level', percentOfUs: 50 })
  })
  it.each([
    [0.2, 0.45, 'level'],
    [0.2, 0.46, 'refused'],
    [1.3, 0.58, 'level'],
    [1.3, 0.57, 'refused'],
  ])('PL-2 a level of %d beside a burger of %d is %s', (perInternationalDollar, burgerRatio, kind) => {
    expect(assessPriceLevel({ perInternationalDollar, perUsDollar: 1, burgerRatio }).kind).toBe(kind)
  })
})

import { describe, expect, it } from 'vitest'

import { convertBack, convertByRate, readRate } from './index.ts'

const rate = (text: string) => readRate(text) ?? expect.fail(`${text} is a rate`)
const JPY = { currency: 'JPY', minorDigits: 0 }
const EUR = { currency: 'EUR', minorDigits: 2 }

describe('readRate', () => {
  it.each(['36.42', '36,42', ' 36.42 '])('reads %s', (text) =>
    expect(readRate(text)).toEqual({ digits: 3642n, decimals: 2 }),
  )
  it.each(['', '0', '0.00', '-1', '1.2.3', 'abc', '1e5', '∞'])('refuses %s', (text) =>
    expect(readRate(text)).toBeNull(),
  )
})

describe('convertByRate', () => {
  it('converts cents to a currency without minor units', () => {
    expect(convertByRate({ minorUnits: 10_00, currency: 'EUR' }, 2, rate('171.35'), JPY)).toEqual({
      minorUnits: 1714,
      currency: 'JPY',
    })
  })
  it('converts back with the same rate', () => {
    expect(convertBack({ minorUnits: 1714, currency: 'JPY' }, 0, rate('171.35'), EUR).minorUnits).toBe(10_00)
  })
  it('rounds a half up, and is exact where floating point is not', () => {
    expect(convertByRate({ minorUnits: 1_00, currency: 'USD' }, 2, rate('1.005'), EUR).minorUnits).toBe(1_01)
  })
})

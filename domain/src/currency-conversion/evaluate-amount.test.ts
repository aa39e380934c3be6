import { expect, it } from 'vitest'

import { evaluateAmount } from './index.ts'

it.each([
  ['20', 2, 20_00],
  ['20.50', 2, 20_50],
  ['20,5', 2, 20_50],
  ['.5', 2, 50],
  ['3*12.50+8', 2, 45_50],
  ['3 × 12,50 + 8', 2, 45_50],
  ['8+3x12.50', 2, 45_50],
  ['(20+15)/2', 2, 17_50],
  ['100 ÷ 3', 2, 33_33],
  ['200/3', 2, 66_67],
  ['0.1+0.2', 2, 30],
  ['10-2*3', 0, 4],
  ['-2*-3', 0, 6],
  ['1.005*100', 2, 100_50],
  ['0.125*1', 2, 13],
  ['1000000*1000000', 0, 1e12],
])('%s with %d decimals', (text, digits, minorUnits) =>
  expect(evaluateAmount(text, digits)?.minorUnits).toBe(minorUnits),
)

it('says whether it calculated', () => {
  expect(evaluateAmount('12', 2)?.isCalculation).toBe(false)
  expect(evaluateAmount('6+6', 2)?.isCalculation).toBe(true)
})

it.each([
  '',
  ' ',
  'abc',
  '3*',
  '*3',
  '3**2',
  '(3',
  '3)',
  '1/0',
  '1/(2-2)',
  '3 4',
  '1.2.3',
  '2-3',
  '1e5',
  '12.505',
  '9'.repeat(61),
])('refuses %j', (text) => expect(evaluateAmount(text, 2)).toBeNull())

it('refuses what no price can be', () => expect(evaluateAmount('9999999999*9999999999', 2)).toBeNull())

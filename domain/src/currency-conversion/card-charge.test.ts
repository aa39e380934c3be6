import { expect, it } from 'vitest'

import {
  cashAmount,
  chargeOnCard,
  CURRENCIES_REPLACED_BY_EURO,
  fixedRateOf,
  hasStreetRate,
  markupOf,
  perDollarOf,
  readPercent,
} from './index.ts'

const EUR = (minorUnits: number) => ({ minorUnits, currency: 'EUR' })

it.each([
  ['no fee at all', 27_90, { fee: 0, perWithdrawal: 0 }, 27_90],
  ['three percent', 27_90, { fee: 300, perWithdrawal: 0 }, 28_74],
  ['a percentage and a fee', 100_00, { fee: 175, perWithdrawal: 4_50 }, 106_25],
  ['half a cent goes up', 1_00, { fee: 50, perWithdrawal: 0 }, 1_01],
])('charges %s', (_, converted, terms, charged) => expect(chargeOnCard(EUR(converted), terms).minorUnits).toBe(charged))

it('compares an offer in the own currency with the charge', () => {
  expect(markupOf(EUR(107_00), EUR(100_00))).toBe(700)
  expect(markupOf(EUR(99_00), EUR(100_00))).toBe(-100)
  expect(markupOf(EUR(1), EUR(0))).toBeNull()
  expect(markupOf({ minorUnits: 1, currency: 'USD' }, EUR(1))).toBeNull()
})

it.each([
  ['2', 200],
  ['2.75', 275],
  ['2,5 %', 250],
  ['50', 5000],
])('reads %s as a percentage', (text, points) => expect(readPercent(text)).toBe(points))
it.each(['', '-1', '50.01', '3.333', 'two', '100'])('refuses %j as a percentage', (text) =>
  expect(readPercent(text)).toBeNull(),
)

it.each([
  ['CHF', 12_37, 12_35],
  ['CHF', 12_38, 12_40],
  ['SEK', 99_50, 100_00],
  ['HUF', 1_232_00, 1_230_00],
  ['VND', 10_249, 10_000],
  ['KRW', 10_005, 10_010],
])('rounds %s %d to %d in cash', (currency, minorUnits, paid) =>
  expect(cashAmount({ minorUnits, currency })).toEqual({ minorUnits: paid, currency }),
)
it.each(['USD', 'GBP', 'JPY', 'ISK', 'XYZ'])('leaves %s as it is', (currency) =>
  expect(cashAmount({ minorUnits: 1_237, currency })).toBeNull(),
)

it('converts replaced currencies at the rate of the regulation, and local notes one to one', () => {
  const table = { USD: 1, EUR: 0.8, GBP: 0.7 }
  expect(perDollarOf('DEM', table)).toBeCloseTo(0.8 * 1.95583, 12)
  expect(perDollarOf('JEP', table)).toBe(0.7)
  expect(perDollarOf('GBP', table)).toBe(0.7)
  expect(perDollarOf('KID', table)).toBeNull()
  expect(perDollarOf('XAU', table)).toBeNull()
  expect(fixedRateOf('BGN')).toMatchObject({ anchor: 'EUR', kind: 'replaced-by-euro' })
  expect(CURRENCIES_REPLACED_BY_EURO).toHaveLength(21)
})

it('knows where the official rate is not the one on the street', () => {
  expect(['CUP', 'IRR', 'EUR', 'THB'].map(hasStreetRate)).toEqual([true, true, false, false])
})

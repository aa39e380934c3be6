import { expect, it } from 'vitest'

import { calendarDate } from '../kernel/index.ts'
import { convertByTable, roundAbout } from './index.ts'

const TABLE = { date: calendarDate('2026-11-14'), perDollar: { USD: 1, EUR: 0.8, JPY: 150, KWD: 0.3 } }

it.each([
  ['cents to cents', { minorUnits: 10_00, currency: 'USD' }, 'EUR', 8_00],
  ['cents to yen', { minorUnits: 8_00, currency: 'EUR' }, 'JPY', 1500],
  ['yen to fils', { minorUnits: 1500, currency: 'JPY' }, 'KWD', 3000],
  ['what is free', { minorUnits: 0, currency: 'ZZZ' }, 'CHF', 0],
  ['nothing to change', { minorUnits: 7, currency: 'ZZZ' }, 'ZZZ', 7],
])('%s', (_, money, currency, minorUnits) =>
  expect(convertByTable(money, currency, TABLE)).toEqual({ minorUnits, currency }),
)

it('returns null without a rate, or without a table', () => {
  expect(convertByTable({ minorUnits: 1, currency: 'USD' }, 'CHF', TABLE)).toBeNull()
  expect(convertByTable({ minorUnits: 1, currency: 'USD' }, 'EUR', undefined)).toBeNull()
})

it.each([
  [881_09, 'EUR', 881_00],
  [881_50, 'EUR', 882_00],
  [40, 'EUR', 40],
  [5039, 'JPY', 5040],
  [68_818, 'JPY', 68_800],
])('%d %s is about %d', (minorUnits, currency, about) =>
  expect(roundAbout({ minorUnits, currency })).toEqual({ minorUnits: about, currency }),
)

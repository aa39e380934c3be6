import { calendarDate } from '@app/domain/kernel'
import type { DailyCosts, MoneyRange, TravelStyle } from '@app/domain/travel-prices'
import { expect, it } from 'vitest'

import { usualAmounts } from './usual-amounts.ts'

const RATES = { date: calendarDate('2026-11-14'), perDollar: { USD: 1, EUR: 0.8, IDR: 16_000, JPY: 150 } }
const idr = (low: number, high: number): MoneyRange => ({
  low: { minorUnits: low * 100, currency: 'IDR' },
  high: { minorUnits: high * 100, currency: 'IDR' },
})
const costs = (style: TravelStyle): DailyCosts => ({
  style,
  lodging: idr(300_000, 500_000),
  meals: idr(200_000, 260_000),
  transport: idr(20_000, 60_000),
  tickets: idr(30_000, 70_000),
})

it.each([
  ['mid', 1, 'EUR', { bed: '40', food: '12', local: '2', fun: '3' }],
  ['mid', 3, 'EUR', { bed: '80', food: '12', local: '2', fun: '3' }],
  ['low', 3, 'EUR', { bed: '60', food: '12', local: '2', fun: '3' }],
  ['mid', 2, 'JPY', { bed: '7500', food: '2200', local: '380', fun: '470' }],
] as const)('%s for %d in %s', (style, people, currency, amounts) =>
  expect(usualAmounts(costs(style), { currency, people, rates: RATES })).toEqual(amounts),
)

it('is null without a rate', () =>
  expect(usualAmounts(costs('mid'), { currency: 'CHF', people: 1, rates: RATES })).toBeNull())

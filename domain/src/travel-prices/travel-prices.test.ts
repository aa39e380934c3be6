import { describe, expect, it } from 'vitest'

import type { PriceItem } from '../guide/index.ts'
import { calendarDate, type Money } from '../kernel/index.ts'
import {
  cityFactors,
  cityPrices,
  dailyCosts,
  differsFromGuide,
  isSanePrice,
  itemRange,
  middleOf,
  moneyRange,
  NO_FACTORS,
  priceFor,
  priceOfKind,
} from './index.ts'

const idr = (low: number, high: number) => ({ currency: 'IDR', low, high, year: 2026 })
const INDONESIA = {
  code: 'ID',
  currency: 'IDR',
  asOf: '2026-11',
  prices: {
    coffee: idr(18_000, 42_000),
    street_meal: idr(18_000, 40_000),
    mid_meal: idr(80_000, 200_000),
    beer: idr(30_000, 60_000),
    metro_ride: 'free' as const,
    taxi_5km: idr(25_000, 60_000),
    hostel_bed: idr(90_000, 220_000),
    hotel_double: idr(500_000, 1_300_000),
    museum: idr(20_000, 75_000),
    sim_10gb: idr(100_000, 200_000),
    water_15l: idr(6000, 12_000),
    bus_100km: null,
  },
}
const RATES = { date: calendarDate('2026-11-14'), perDollar: { USD: 1, IDR: 16_000 } }
const prices = cityPrices(INDONESIA)
const MUSEUM = { kind: 'museum' }
const rupiah = (units: number): Money => ({ minorUnits: units * 100, currency: 'IDR' })

describe('cityFactors', () => {
  const country = [
    { lodgingUsd: 100, mealsUsd: 50 },
    { lodgingUsd: 144, mealsUsd: 50 },
    { lodgingUsd: 0, mealsUsd: 100 },
  ]
  it.each([
    ['TP-2 the root of what officials get', { lodgingUsd: 144, mealsUsd: 100 }, { lodging: 1.2, meals: 1.41 }],
    ['TP-2 at most 1.6', { lodgingUsd: 257, mealsUsd: 500 }, { lodging: 1.6, meals: 1.6 }],
    ['TP-2 just below it', { lodgingUsd: 255, mealsUsd: 50 }, { lodging: 1.6, meals: 1 }],
    ['TP-2 at least 0.8', { lodgingUsd: 63, mealsUsd: 20 }, { lodging: 0.8, meals: 0.8 }],
    ['TP-2 nothing of a house of the government', { lodgingUsd: 0, mealsUsd: 50 }, { lodging: 1, meals: 1 }],
    ['TP-2 nothing of an unknown city', null, NO_FACTORS],
  ])('%s', (_, city, factors) => expect(cityFactors(city, country)).toEqual(factors))

  it('TP-2 gives no factor without other places', () =>
    expect(cityFactors({ lodgingUsd: 100, mealsUsd: 100 }, [])).toEqual(NO_FACTORS))
})

describe('cityPrices', () => {
  const dear = cityPrices(INDONESIA, { lodging: 1.5, meals: 1.25 })
  it.each([
    ['coffee', 23_000, 55_000],
    ['hotel_double', 750_000, 2_000_000],
    ['museum', 20_000, 75_000],
    ['sim_10gb', 100_000, 200_000],
    ['metro_ride', 0, 0],
  ] as const)('TP-1, TP-6 scales %s', (item, low, high) =>
    expect(itemRange(dear, item)).toEqual({ low: rupiah(low), high: rupiah(high) }),
  )

  it.each([
    ['low', 80_000, 120_000],
    ['mid', 120_000, 160_000],
    ['high', 160_000, 200_000],
  ] as const)('TP-3 gives the %s third', (style, low, high) =>
    expect(priceFor(prices, 'mid_meal', style)).toEqual({ low: rupiah(low), high: rupiah(high) }),
  )

  it('is null without a price in the guide', () => {
    expect(priceFor(prices, 'bus_100km', 'mid')).toBeNull()
    expect(priceOfKind('aquarium', prices)).toBeNull()
    expect(priceOfKind('toString', prices)).toBeNull()
  })

  it('TP-7 uses the price item of a kind', () =>
    expect(priceOfKind('museum', prices)).toEqual({ low: rupiah(20_000), high: rupiah(75_000) }))
})

describe('dailyCosts', () => {
  it('TP-4 grows with the style', () => {
    const [low, mid, high] = (['low', 'mid', 'high'] as const).map((style) => dailyCosts(prices, style))
    expect(low?.lodging).toEqual(priceFor(prices, 'hostel_bed', 'low'))
    expect(mid?.lodging.low).toEqual(rupiah(383_333.34))
    for (const part of ['lodging', 'meals', 'tickets'] as const) {
      expect(mid?.[part].low.minorUnits).toBeGreaterThan(low?.[part].high.minorUnits ?? Infinity)
      expect(high?.[part].low.minorUnits).toBeGreaterThan(mid?.[part].low.minorUnits ?? Infinity)
    }
  })

  it('TP-4 is null when an item is missing', () => {
    const { coffee: _, ...rest } = prices.items
    expect(dailyCosts({ ...prices, items: { ...rest, coffee: null } }, 'low')).toBeNull()
  })
})

/** A meal is IDR 140,000 in the middle, a coffee 30,000. */
describe('isSanePrice', () => {
  it.each([
    ['museum of the list', 'museum', 50_000, true],
    ['an entrance of eight meals', 'temple', 1_120_000, true],
    ['an entrance of more', 'temple', 1_130_000, false],
    ['an outing of 25 meals', 'aquarium', 3_500_000, true],
    ['an outing of more', 'aquarium', 3_510_000, false],
    ['an expedition of a hundred meals', 'trail', 14_000_000, true],
    ['an expedition of more', 'trail', 14_010_000, false],
    ['the least, in coffees', 'temple', 1200, true],
    ['less than that', 'temple', 1100, false],
    ['the entrance in Bali that was a hundred times too much', 'palace', 23_421_246, false],
    ['what is free', 'palace', 0, true],
    ['a coffee of a meal', 'coffee', 140_000, true],
    ['a dearer one', 'coffee', 141_000, false],
    ['a coffee of a thirtieth of a meal', 'coffee', 4200, true],
    ['a cheaper one', 'coffee', 4100, false],
  ])('TP-5 %s (%s, IDR %d): %s', (_, what, units, isSane) =>
    expect(isSanePrice(rupiah(units), what === 'coffee' ? { item: what } : { kind: what }, prices, RATES)).toBe(isSane),
  )

  it.each([
    [800, 'tour', true],
    [900, 'tour', false],
  ])('TP-5 compares %d dollars by their rate', (dollars, kind, isSane) =>
    expect(isSanePrice({ minorUnits: dollars * 100, currency: 'USD' }, { kind }, prices, RATES)).toBe(isSane),
  )

  it('TP-5 refuses an amount that cannot be compared', () => {
    expect(isSanePrice({ minorUnits: 100, currency: 'XYZ' }, MUSEUM, prices, RATES)).toBe(false)
    expect(isSanePrice({ minorUnits: 100, currency: 'USD' }, MUSEUM, prices)).toBe(false)
    const items = { ...prices.items, mid_meal: null }
    expect(isSanePrice(rupiah(50_000), MUSEUM, { ...prices, items }, RATES)).toBe(false)
    expect(isSanePrice({ minorUnits: -1, currency: 'IDR' }, MUSEUM, prices, RATES)).toBe(false)
  })

  it.each(Object.keys(INDONESIA.prices) as PriceItem[])('TP-5 refuses %s a hundred times off', (item) => {
    const range = itemRange(prices, item)
    if (!range || range.high.minorUnits === 0) return
    const { minorUnits } = middleOf(range)
    const at = (factor: number) => isSanePrice({ minorUnits: minorUnits * factor, currency: 'IDR' }, { item }, prices)
    expect([at(1), at(100), at(0.01)]).toEqual([true, false, false])
  })
})

describe('differsFromGuide', () => {
  const guide = moneyRange({ currency: 'IDR', low: 50_000, high: 100_000 })
  it.each([
    [200_000, false],
    [200_001, true],
    [25_000, false],
    [24_999, true],
  ])('TP-8 IDR %d compared with 50,000 to 100,000: %s', (units, differs) =>
    expect(differsFromGuide(rupiah(units), guide)).toBe(differs),
  )

  it('TP-8 reports nothing without a rate', () =>
    expect(differsFromGuide({ minorUnits: 1, currency: 'USD' }, guide)).toBe(false))
})

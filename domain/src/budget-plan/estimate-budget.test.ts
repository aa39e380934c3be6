import { describe, expect, it } from 'vitest'

import type { BudgetPlan } from './budget-plan.ts'
import { estimateBudget } from './index.ts'
import { PLAN, PRICES, RATES, TOWN, TRAIN_TO_TOWN } from './testing/budget-world.ts'
import { toWhole, wholeStep } from './whole-money.ts'

const estimate = (changes: Partial<BudgetPlan> = {}) => estimateBudget({ ...PLAN, ...changes }, RATES)
const euros = (units: number) => ({ minorUnits: units * 100, currency: 'EUR' })

describe('estimateBudget', () => {
  it('BP-1 counts nights, days and the journey there and back', () => {
    const { parts } = estimate({ place: TOWN, month: null })
    // A third of 70 to 130 in the middle is 90 to 110 a night, for seven nights.
    expect(parts.lodging).toEqual({ low: euros(630), middle: euros(700), high: euros(770) })
    expect(parts.journey).toEqual({ low: euros(360), middle: euros(580), high: euros(800) })
    expect(parts.data).toEqual({ low: euros(20), middle: euros(30), high: euros(40) })
  })

  it('BP-2 leaves out what is unknown, and says so', () => {
    const place = { ...TOWN, guide: { ...TOWN.guide, prices: { ...PRICES, metro_ride: null, sim_10gb: null } } }
    const { parts, unknown, total } = estimate({ place, way: null })
    expect(unknown).toEqual(['journey', 'transport', 'data'])
    expect(Object.keys(parts)).toEqual(['lodging', 'meals', 'tickets'])
    const known = Object.values(parts).reduce((sum, { middle }) => sum + middle.minorUnits, 0)
    expect(total.middle.minorUnits).toBe(known)
  })

  it('BP-2 knows nothing without a rate', () => {
    expect(estimate({ currency: 'CHF' }).unknown).toHaveLength(6)
  })

  it('BP-4 takes the fare that the traveller knows', () => {
    expect(estimate({ ownFare: euros(333) }).parts.journey?.high).toEqual(euros(333))
    expect(estimate({ ownFare: { minorUnits: 1_600_000_00, currency: 'IDR' } }).parts.journey?.low).toEqual(euros(80))
  })

  it('BP-5 rides in from the base on every day', () => {
    const [own, out] = [estimate(), estimate({ base: TRAIN_TO_TOWN })]
    expect((out.parts.transport?.low.minorUnits ?? 0) - (own.parts.transport?.low.minorUnits ?? 0)).toBe(64_00)
    expect(out.parts.lodging?.high.minorUnits).toBeLessThan(own.parts.lodging?.low.minorUnits ?? 0)
    expect(out.parts.meals).toEqual(own.parts.meals)
  })

  it('sleeps nowhere on a day trip', () => {
    expect(estimate({ days: 1 }).parts.lodging?.high.minorUnits).toBe(0)
  })
})

describe('BP-3', () => {
  it.each([
    ['EUR', 100],
    ['JPY', 100],
    ['IDR', 1_000_000],
    ['XYZ', 100],
  ])('%s is rounded to %d minor units', (currency, step) => expect(wholeStep(currency, RATES)).toBe(step))

  it('rounds once, after converting', () => {
    expect(toWhole({ minorUnits: 10_49, currency: 'USD' }, 'EUR', RATES)).toEqual(euros(8))
    expect(toWhole({ minorUnits: 10_63, currency: 'USD' }, 'EUR', RATES)).toEqual(euros(9))
  })

  it('gives parts whose sum is the total, in any currency', () => {
    for (const currency of ['EUR', 'USD', 'JPY', 'IDR']) {
      const { parts, total } = estimate({ currency })
      for (const end of ['low', 'middle', 'high'] as const)
        expect(Object.values(parts).reduce((sum, part) => sum + part[end].minorUnits, 0)).toBe(total[end].minorUnits)
    }
  })
})

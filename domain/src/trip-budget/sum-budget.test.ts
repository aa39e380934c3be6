import { describe, expect, it } from 'vitest'

import { sumBudget, type TripBudget } from './index.ts'

const WEEK: TripBudget = {
  currency: 'EUR',
  days: 7,
  people: 2,
  lines: [
    { id: 'food', basis: 'person-day', minorUnits: 35_00 },
    { id: 'bed', basis: 'day', minorUnits: 90_00 },
    { id: 'flight', basis: 'person', minorUnits: 180_00 },
    { id: 'car', basis: 'trip', minorUnits: 210_00 },
  ],
}

describe('sumBudget', () => {
  it('multiplies each cost by its basis', () => {
    const { total, lines } = sumBudget(WEEK)
    expect(lines.map((line) => line.total.minorUnits)).toEqual([490_00, 630_00, 360_00, 210_00])
    expect(total).toEqual({ minorUnits: 1690_00, currency: 'EUR' })
  })
  it('loses no cent: the shares add up to the whole', () => {
    expect(sumBudget(WEEK).lines.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12)
  })
  it('rounds up the amount per person', () => {
    const { perPerson, perPersonAndDay } = sumBudget({
      ...WEEK,
      people: 3,
      days: 1,
      lines: [{ id: 'car', basis: 'trip', minorUnits: 100_00 }],
    })
    expect([perPerson.minorUnits, perPersonAndDay.minorUnits]).toEqual([33_34, 33_34])
  })
  it('is zero without costs', () => {
    expect(sumBudget({ ...WEEK, lines: [{ id: 'food', basis: 'trip', minorUnits: 0 }] }).lines[0]?.share).toBe(0)
  })
})

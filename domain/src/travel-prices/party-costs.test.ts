import { describe, expect, it } from 'vitest'

import { type DailyCosts, moneyRange, type Party, partyCosts, sharesOf, timesShares } from './index.ts'

const euros = (low: number, high: number) => moneyRange({ currency: 'EUR', low, high })
const DAY = { lodging: euros(50, 60), meals: euros(30, 40), transport: euros(6, 8), tickets: euros(10, 12) }
const day = (style: DailyCosts['style']): DailyCosts => ({ style, ...DAY })
const party = (adults: number, ...childAges: number[]): Party => ({ adults, childAges })

describe('TP-10', () => {
  it.each([
    ['one adult has a whole room', party(1), 20],
    ['two share one', party(2), 20],
    ['three have two', party(3), 40],
    ['a child takes the free bed', party(1, 8), 20],
    ['a child has an extra bed beside two', party(2, 8), 25],
    ['of five, a family has a second room', party(2, 4, 6, 9), 45],
    ['a child of twelve sleeps like an adult', party(2, 12), 40],
    ['one of eleven does not', party(2, 11), 25],
    ['a child of two sleeps in a cot', party(2, 2), 20],
    ['one of three does not', party(2, 3), 25],
  ])('rooms: %s', (_, who, tenths) => expect(sharesOf('lodging', who, true)).toBe(tenths))

  it.each([
    ['meals', party(2, 1, 6, 13), 39],
    ['transport', party(2, 1, 6, 13), 36],
    ['tickets', party(2, 1, 6, 13), 35],
    ['lodging', party(2, 1, 6, 13), 40],
  ] as const)('%s of a family, in a hostel', (part, who, tenths) => expect(sharesOf(part, who, false)).toBe(tenths))

  it('prices a day of the whole party', () => {
    const family = partyCosts(day('mid'), party(2, 6))
    expect(family.lodging).toEqual(euros(125, 150))
    expect(family.meals).toEqual(euros(78, 104))
    expect(family.transport).toEqual(euros(15.6, 20.8))
    expect(family.tickets).toEqual(euros(25, 30))
  })

  it('takes beds and not rooms for the low style', () => {
    expect(partyCosts(day('low'), party(1)).lodging).toEqual(euros(50, 60))
    expect(partyCosts(day('mid'), party(1)).lodging).toEqual(euros(100, 120))
  })

  it('rounds once, however long the stay', () => {
    const thirds = { low: { minorUnits: 333, currency: 'EUR' }, high: { minorUnits: 334, currency: 'EUR' } }
    expect(timesShares(thirds, 6, 100)).toEqual({
      low: { minorUnits: 19_980, currency: 'EUR' },
      high: { minorUnits: 20_040, currency: 'EUR' },
    })
  })
})

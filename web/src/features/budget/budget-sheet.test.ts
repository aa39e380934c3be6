import { describe, expect, it } from 'vitest'

import { readSheet, sumSheet } from './budget-sheet.ts'
import { minorUnitsOf } from './typed-amount.ts'

describe('typed amounts', () => {
  it.each([
    ['', 'EUR', 0],
    ['35', 'EUR', 35_00],
    ['35,5', 'EUR', 35_50],
    ['35.', 'EUR', 35_00],
    ['3500', 'JPY', 3500],
    ['35.5', 'JPY', null],
    ['35.505', 'EUR', null],
    ['-3', 'EUR', null],
    ['a lot', 'EUR', null],
  ])('%o in %s', (typed, currency, minorUnits) => expect(minorUnitsOf(typed, currency)).toBe(minorUnits))
})

it('add up for a week for two', () => {
  const sheet = readSheet({ currency: 'EUR', days: 7, people: 2, amounts: { bed: '90', food: '35', flight: '180,50' } })
  expect(sumSheet(sheet).total).toEqual({ minorUnits: 630_00 + 490_00 + 361_00, currency: 'EUR' })
})

it.each([[undefined], [{ days: 0, people: 9999, currency: 'XXX', amounts: { bed: 3, boat: '1' } }]])(
  'start over from %o',
  (stored) => expect(readSheet(stored)).toEqual({ currency: 'EUR', days: 7, people: 2, amounts: {} }),
)

import { expect, it } from 'vitest'

import { sumCosts } from './summarise-day.ts'

it('adds up what is in one currency and never what is not', () =>
  expect(
    sumCosts([
      { currency: 'EUR', minorUnits: 1050 },
      { currency: 'JPY', minorUnits: 800 },
      { currency: 'EUR', minorUnits: 450 },
    ]),
  ).toEqual([
    { currency: 'EUR', minorUnits: 1500 },
    { currency: 'JPY', minorUnits: 800 },
  ]))

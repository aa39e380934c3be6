import { expect, it } from 'vitest'

import { monthFactors, type SeasonNight } from './index.ts'

const night = (from: string, to: string, lodgingUsd: number): SeasonNight => ({ season: { from, to }, lodgingUsd })

it('TP-11 compares the nights of a month with those of the year', () => {
  const athens = [night('05-01', '10-31', 360), night('11-01', '04-30', 250)]
  expect(monthFactors(athens)).toEqual([0.91, 0.91, 0.91, 0.91, 1.09, 1.09, 1.09, 1.09, 1.09, 1.09, 0.91, 0.91])
})

it('TP-11 stays within bounds', () => {
  expect(monthFactors([night('07-01', '08-31', 900), night('09-01', '06-30', 100)])).toEqual([
    ...Array<number>(6).fill(0.8),
    1.25,
    1.25,
    ...Array<number>(4).fill(0.8),
  ])
})

it.each([
  ['one season is none', [night('01-01', '12-31', 100)]],
  ['a night without an amount', [night('05-01', '10-31', 0), night('11-01', '04-30', 100)]],
  ['a gap in the year', [night('05-01', '08-31', 200), night('11-01', '04-30', 100)]],
])('TP-11 is null: %s', (_, nights) => expect(monthFactors(nights)).toBeNull())

import { expect, it } from 'vitest'

import { crossRate, readRate } from './index.ts'

it.each([
  ['a common pair', 0.8612, 1, '1.16117'],
  ['many for one', 1, 26_300.5, '26300.5'],
  ['far less than one', 26_300.5, 0.307, '0.00001167278'],
  ['the same', 3, 3, '1'],
  ['hundreds', 1, 100, '100'],
])('%s', (_, one, other, rate) => {
  expect(crossRate(one, other)).toBe(rate)
  expect(readRate(rate)).not.toBeNull()
})

it.each([
  [0, 1],
  [1, 0],
  [1, Number.NaN],
  [1, 1e13],
  [1e14, 1],
])('is null from %d to %d', (one, other) => expect(crossRate(one, other)).toBeNull())

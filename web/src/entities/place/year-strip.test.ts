import { CITY_FACTS } from '@app/datasets/city-facts'
import { expect, it } from 'vitest'

import { yearScale } from './year-strip.tsx'

it('contains every month of every city', () => {
  for (const city of CITY_FACTS) {
    const { rainShare, warmthShare } = yearScale(city)
    for (const share of [...city.meanC.map(warmthShare), ...city.rainMm.map(rainShare)]) {
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(1)
    }
  }
})
it('puts round figures of both scales on the same lines', () => {
  const { lines } = yearScale({ meanC: [11, 24], rainMm: [3, 120] })
  expect(lines).toEqual([
    { share: 0, celsius: 10, rainMm: 0 },
    { share: 0.5, celsius: 20, rainMm: 100 },
    { share: 1, celsius: 30, rainMm: 200 },
  ])
})
it('does not flatten a year with little variation', () => {
  expect(yearScale({ meanC: [26, 28], rainMm: [160, 300] }).lines.map(({ celsius }) => celsius)).toEqual([20, 30, 40])
})

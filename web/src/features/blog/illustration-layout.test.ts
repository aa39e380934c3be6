import { expect, it } from 'vitest'

import { mercator } from '../../entities/map/drawing/mercator.ts'
import { CITY_AT, illustrationLayout } from './illustration-layout.ts'

it.each([
  ['Rome', { latitude: 41.89, longitude: 12.51 }],
  ['Auckland', { latitude: -36.85, longitude: 174.76 }],
])('puts %s where its mark is drawn', (_, city) => {
  const [x, y] = mercator(illustrationLayout(city))(city)
  expect(x).toBeCloseTo(CITY_AT.x, 6)
  expect(y).toBeCloseTo(CITY_AT.y, 6)
})

import { describe, expect, it } from 'vitest'

import { daylightMinutes } from './index.ts'

describe('daylightMinutes', () => {
  // Almanac values, in minutes.
  it.each([
    ['London, longest day', 51.5, 172, 998],
    ['London, shortest day', 51.5, 355, 470],
    ['Quito, any day', 0, 80, 727],
    ['Sydney, longest day', -33.87, 355, 864],
    ['Reykjavík, shortest day', 64.14, 355, 248],
  ])('%s', (_, latitude, day, minutes) => expect(Math.abs(daylightMinutes(latitude, day) - minutes)).toBeLessThan(9))
  it('has no night in the arctic summer and no day in its winter', () => {
    expect([daylightMinutes(75, 172), daylightMinutes(75, 355)]).toEqual([1440, 0])
  })
})

import { describe, expect, it } from 'vitest'

import { calendarDate } from '../kernel/index.ts'
import { sunTimes } from './index.ts'

const at = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

describe('sunTimes', () => {
  // Almanac values, by the clock of the place.
  it.each([
    ['London, shortest day', 51.51, -0.13, '2026-12-21', 0, '08:04', '15:53'],
    ['London, longest day', 51.51, -0.13, '2026-06-21', 60, '04:43', '21:21'],
    ['Reykjavík, shortest day', 64.15, -21.94, '2026-12-21', 0, '11:22', '15:30'],
    ['Sydney, longest day', -33.87, 151.21, '2026-12-21', 660, '05:41', '20:05'],
    ['Tokyo, June', 35.68, 139.69, '2026-06-15', 540, '04:25', '18:59'],
    ['Quito, February, when the sundial is late', -0.18, -78.47, '2026-02-11', -300, '06:25', '18:32'],
  ])('%s', (_, latitude, longitude, date, offset, rise, set) => {
    const times = sunTimes({ latitude, longitude }, calendarDate(date), offset)
    expect(Math.abs((times?.riseMinute ?? 0) - at(rise))).toBeLessThan(7)
    expect(Math.abs((times?.setMinute ?? 0) - at(set))).toBeLessThan(7)
  })

  it('has none in the polar night', () => {
    expect(sunTimes({ latitude: 75, longitude: 20 }, calendarDate('2026-12-21'), 60)).toBeNull()
  })
})

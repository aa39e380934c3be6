import { expect, it } from 'vitest'

import { calendarDate } from '../kernel/index.ts'
import { dayOfYear, seasonOf } from './daylight.ts'

it.each([
  [38.7, '2026-12-01', 'winter'],
  [38.7, '2026-02-28', 'winter'],
  [38.7, '2026-03-01', 'spring'],
  [38.7, '2026-08-31', 'summer'],
  [-33.9, '2026-12-01', 'summer'],
  [-33.9, '2026-06-01', 'winter'],
  [13.7, '2026-06-01', 'tropics'],
])('at %d degrees on %s it is %s', (latitude, date, season) =>
  expect(seasonOf(latitude, calendarDate(date))).toBe(season),
)

it.each([
  ['2026-01-01', 1],
  ['2026-12-31', 365],
  ['2028-12-31', 366],
])('%s is day %i', (date, day) => expect(dayOfYear(calendarDate(date))).toBe(day))

import { calendarDate } from '@app/domain/kernel'
import { expect, it } from 'vitest'

import { climateOfDates } from './climate-of-dates.ts'

const YEAR = { meanC: [10, 20, 30, 30, 30, 30, 30, 30, 30, 30, 30, 0], rainMm: Array.from({ length: 12 }, () => 60.8) }

it('weighs two months by their days in the stay', () => {
  // Two days of January and two of February.
  const climate = climateOfDates(YEAR, calendarDate('2027-01-30'), calendarDate('2027-02-02'))
  expect(climate?.meanC).toBe(15)
  expect(climate?.months).toEqual([0, 1])
  expect(climate?.rainMmPerWeek).toBeCloseTo(14)
})

it('crosses the new year', () => {
  expect(climateOfDates(YEAR, calendarDate('2026-12-31'), calendarDate('2027-01-01'))?.meanC).toBe(5)
})

it('knows nothing when a month is missing', () => {
  const short = { meanC: [10], rainMm: [10] }
  expect(climateOfDates(short, calendarDate('2027-01-30'), calendarDate('2027-02-02'))).toBeNull()
})

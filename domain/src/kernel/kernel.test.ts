import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  addDays,
  calendarDate,
  claimOn,
  daysBetween,
  distanceKm,
  euros,
  greatCirclePoints,
  half,
  isCalendarDate,
  weekdayOf,
} from './index.ts'

const LISBON = { latitude: 38.7813, longitude: -9.13592 }
const NEW_YORK = { latitude: 40.639447, longitude: -73.779317 }
const AUCKLAND = { latitude: -37.01199, longitude: 174.786331 }

describe('Money', () => {
  it('counts in minor units', () => expect(euros(250)).toEqual({ minorUnits: 25000, currency: 'EUR' }))
  it('gives the odd cent to the creditor', () => expect(half(euros(0.05))).toEqual(euros(0.03)))
})

describe('CalendarDate', () => {
  it.each([
    ['2026-11-15', true],
    ['2024-02-29', true],
    ['2000-02-29', true],
    ['2026-02-29', false],
    ['1900-02-29', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-1-5', false],
    ['15.11.2026', false],
    ['9999-12-31', false],
  ])('%s: %s', (text, valid) => expect(isCalendarDate(text)).toBe(valid))

  it('refuses a day that does not exist', () => expect(() => calendarDate('2026-02-30')).toThrow(RangeError))

  it('adds days up to the last date that can be typed', () =>
    expect(addDays(calendarDate('8999-12-31'), 400)).toBe('9001-02-04'))

  it('counts days as the calendar does', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200_000, max: 2_000_000 }), (days) => {
        const iso = new Date(days * 86_400_000).toISOString().slice(0, 10)
        fc.pre(isCalendarDate(iso))
        expect(daysBetween(calendarDate('1970-01-01'), calendarDate(iso))).toBe(days)
        expect(addDays(calendarDate('1970-01-01'), days)).toBe(iso)
        expect(weekdayOf(calendarDate(iso))).toBe((new Date(days * 86_400_000).getUTCDay() + 6) % 7)
      }),
      { seed: 1970 },
    )
  })
})

describe('claimOn', () => {
  const fact = { value: 1, source: { title: 'a', url: 'https://example.com' }, checkedAt: calendarDate('2026-01-01') }
  it.each([
    ['2026-01-01', 'verified'],
    ['2026-01-31', 'verified'],
    ['2026-02-01', 'stale'],
  ])('on %s a fact that is good for thirty days is %s', (today, status) => {
    expect(claimOn(fact, calendarDate(today), 30).status).toBe(status)
  })
})

// The reference values are WGS 84 geodesics; the sphere may differ by half a percent.
describe('distanceKm', () => {
  it.each([
    ['Lisbon to New York', LISBON, NEW_YORK, 5422],
    ['Lisbon to Auckland', LISBON, AUCKLAND, 19_616],
    ['nowhere', LISBON, LISBON, 0],
    ['pole to pole', { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }, 20_015],
    ['across the date line', { latitude: 0, longitude: 179 }, { latitude: 0, longitude: -179 }, 222],
  ])('%s', (_, from, to, km) => expect(Math.abs(distanceKm(from, to) - km)).toBeLessThanOrEqual(km * 0.005))

  it('is symmetric', () => expect(distanceKm(LISBON, AUCKLAND)).toBeCloseTo(distanceKm(AUCKLAND, LISBON), 6))
})

describe('greatCirclePoints', () => {
  it('follows the shortest route', () => {
    const points = greatCirclePoints(LISBON, NEW_YORK, 16)
    const legs = points.slice(1).map((point, index) => distanceKm(points[index]!, point))
    expect(legs.reduce((sum, leg) => sum + leg, 0)).toBeCloseTo(distanceKm(LISBON, NEW_YORK), 3)
  })
  it('bends north between two northern cities', () => {
    expect(Math.max(...greatCirclePoints(LISBON, NEW_YORK, 16).map((point) => point.latitude))).toBeGreaterThan(43)
  })
})

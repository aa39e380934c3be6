import { CITY_FACTS } from '@app/datasets/city-facts'
import { describe, expect, it } from 'vitest'

import { chosenPair, highest, lowest, minutesAhead, yearlyRain } from './compare-cities.ts'

const cairo = CITY_FACTS.find(({ id }) => id === 'cairo')!

describe('two cities side by side', () => {
  it('finds the extremes of a year', () => {
    expect(highest([1, 9, 3])).toEqual({ month: 1, value: 9 })
    expect(lowest([1, 9, -3])).toEqual({ month: 2, value: -3 })
  })

  it('adds up the rain', () => expect(yearlyRain(cairo)).toBe(33))

  it.each([
    ['Europe/Lisbon', 'Asia/Tokyo', '2026-01-15T12:00:00Z', 540],
    ['Europe/Lisbon', 'Asia/Tokyo', '2026-07-15T12:00:00Z', 480],
    ['Asia/Tokyo', 'Europe/Lisbon', '2026-01-15T12:00:00Z', -540],
    ['Europe/London', 'Asia/Kolkata', '2026-01-15T12:00:00Z', 330],
    ['Europe/Rome', 'Europe/Rome', '2026-01-15T12:00:00Z', 0],
  ])('%s to %s at %s: %i minutes', (here, there, at, minutes) => {
    expect(minutesAhead(here, there, new Date(at))).toBe(minutes)
  })

  it.each([
    ['', 'lisbon', 'tokyo'],
    ['here=cairo&there=oslo', 'cairo', 'oslo'],
    ['here=atlantis', 'lisbon', 'tokyo'],
  ])('reads %s', (search, left, right) => {
    expect(chosenPair(CITY_FACTS, new URLSearchParams(search)).map(({ id }) => id)).toEqual([left, right])
  })
})

import { calendarDate } from '@app/domain/kernel'
import { describe, expect, it } from 'vitest'

import { nextClockChange, offsetOn } from './time-zone-facts.ts'

const NOON = new Date('2026-11-15T12:00:00Z')

describe('time zones', () => {
  it.each([
    ['Europe/Paris', 'UTC+1'],
    ['Pacific/Apia', 'UTC+13'],
    ['America/St_Johns', 'UTC−3:30'],
    ['Africa/Lagos', 'UTC+1'],
    ['Atlantic/Reykjavik', 'UTC'],
  ])('%s is %s in November', (zone, offset) => expect(offsetOn(zone, NOON)).toBe(offset))

  it('finds the last Sunday of March in Paris', () => {
    expect(nextClockChange('Europe/Paris', calendarDate('2026-11-15'))).toEqual({ date: '2027-03-28', offset: 'UTC+2' })
  })
  it('finds none without daylight saving time', () => {
    expect(nextClockChange('Asia/Tokyo', calendarDate('2026-11-15'))).toBeNull()
  })
})

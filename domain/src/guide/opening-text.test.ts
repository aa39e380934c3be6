import { describe, expect, it } from 'vitest'

import { calendarDate } from '../kernel/index.ts'
import { windowsOn } from '../opening-hours/index.ts'
import { type ClosedDay, openingOf, openingText, parseUsualTimes } from './index.ts'

const text = (hours: string, closed: readonly ClosedDay[] | null = []) =>
  openingText(parseUsualTimes(hours) ?? expect.fail(hours), closed)

describe('openingText', () => {
  it.each([
    ['09:00-18:00', [], 'Mo-Su 09:00-18:00'],
    ['09:00-18:00', ['tue'], 'Mo-Su 09:00-18:00; Tu off'],
    ['09:00-18:00', ['mon', 'sun', 'hol'], 'Mo-Su 09:00-18:00; Mo,Su off; PH off'],
    ['09:00-12:00;14:00-17:00', [], 'Mo-Su 09:00-12:00,14:00-17:00'],
    ['09:00-21:00@3-10;09:00-18:00@11-2', [], 'Mar-Oct 09:00-21:00; Nov-Feb 09:00-18:00'],
    ['09:00-15:00@sat;09:00-18:00', null, 'Mo-Su 09:00-18:00; Sa 09:00-15:00'],
    ['19:00-26:00', [], 'Mo-Su 19:00-26:00'],
    ['24h', [], '24/7'],
    ['24h', ['mon'], 'Mo-Su 00:00-24:00; Mo off'],
    ['daylight', [], 'Mo-Su 08:00-17:00'],
    ['varies', [], null],
    ['', ['mon'], null],
  ] as const)('%s, closed on %o: %s', (hours, closed, written) => {
    expect(text(hours, closed)).toBe(written)
    // 2026-11-18 is a Wednesday.
    if (written !== null)
      expect(windowsOn(written, calendarDate('2026-11-18'), { isHoliday: () => false })).not.toBeNull()
  })

  it.each([
    ['closed', 'Mo-Su 09:00-18:00; Jan-Mar off'],
    ['maintenance', 'Mo-Su 09:00-18:00; Jan-Mar off'],
    ['rain', 'Mo-Su 09:00-18:00'],
  ] as const)('is closed in months with the reason %s', (reason, written) => {
    const times = parseUsualTimes('09:00-18:00') ?? []
    expect(openingText(times, null, [{ from: 1, to: 3, reason }])).toBe(written)
  })

  it('is daylight, or any hour of what is best at night, where only the closed days are known', () => {
    const known = { usualTimes: [], closedDays: ['sun'] as const, closedSeason: [] }
    expect(openingOf({ ...known, bestTimes: ['morning'] })).toBe('Mo-Su 08:00-17:00; Su off')
    expect(openingOf({ ...known, bestTimes: ['night'] })).toBe('Mo-Su 00:00-24:00; Su off')
    expect(openingOf({ ...known, closedDays: [], bestTimes: ['morning'] })).toBeNull()
  })

  it('uses the season of the day', () => {
    const hours = text('09:00-21:00@3-10;09:00-18:00@11-2', ['mon']) ?? ''
    const on = (date: string) => windowsOn(hours, calendarDate(date), { isHoliday: () => false })
    expect(on('2026-11-18')).toEqual([{ opens: 540, closes: 1080 }])
    expect(on('2026-07-15')).toEqual([{ opens: 540, closes: 1260 }])
    expect(on('2026-11-16')).toEqual([])
  })
})

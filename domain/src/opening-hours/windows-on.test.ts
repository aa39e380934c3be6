import { describe, expect, it } from 'vitest'

import { addDays, calendarDate } from '../kernel/index.ts'
import { windowsOn } from './index.ts'

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const MONDAY = calendarDate('2026-11-16')
const written = (text: string, date = MONDAY, isHoliday: boolean | null = false): string | null =>
  windowsOn(text, date, { isHoliday: (day) => (day === date ? isHoliday : false) })
    ?.map(({ opens, closes }) => `${clock(opens)}-${clock(closes)}`)
    .join(' ') ?? null

describe('windowsOn', () => {
  it.each([
    ['Mo-Fr 09:00-18:00', '09:00-18:00'],
    ['Tu-Su 09:00-18:00', ''],
    ['a lunch break', '09:00-13:00 14:30-18:00', 'Mo-Sa 14:30-18:00,09:00-13:00'],
    ['touching spans are one', '09:00-18:00', 'Mo 09:00-13:00,13:00-18:00'],
    ['into the night', '18:00-26:00', 'Mo 18:00-02:00'],
    ['the end of last night', '00:00-02:00 18:00-26:00', 'Su-Mo 18:00-02:00'],
    ['round the clock goes on after midnight', '00:00-48:00', '24/7'],
    ['until midnight and on from it', '20:00-26:00', 'Mo 20:00-24:00; Tu 00:00-02:00'],
    ['in season', '', 'Apr-Oct 10:00-18:00'],
    ['out of it', '10:00-16:00', 'Apr-Oct 10:00-18:00; Nov-Mar 10:00-16:00'],
    ['months in a list', '09:00-17:00', '10:00-18:00; Sep,Nov-Dec: 09:00-17:00'],
    ['days in a list', '', '10:00-18:00; Jan 1,Nov 16,Dec 25 off'],
    ['closed on that very day', '', '10:00-18:00; Nov 16 off'],
  ])('%s', (name, windows, text = name) => expect(written(text)).toBe(windows))

  it('uses known holidays', () => {
    const text = 'Mo-Su 10:00-18:00; PH 12:00-16:00'
    expect([true, false, null].map((isHoliday) => written(text, MONDAY, isHoliday))).toEqual([
      '12:00-16:00',
      '10:00-18:00',
      null,
    ])
    expect(written('Mo-Su 10:00-18:00', MONDAY, null)).toBe('10:00-18:00')
  })

  it('checks whether the day before is a holiday, because its night continues into this one', () => {
    const isHoliday = (date: string) => date === addDays(MONDAY, -1)
    expect(windowsOn('Mo-Su 18:00-01:00; PH off', MONDAY, { isHoliday })).toEqual([{ opens: 1080, closes: 1500 }])
  })

  it.each(['sunrise-sunset', 'by appointment', ''])('does not guess: "%s"', (text) => expect(written(text)).toBeNull())
})

import { describe, expect, it } from 'vitest'

import { calendarDate } from '../kernel/index.ts'
import { isOpenAt } from './index.ts'

/** 16 November 2026 is a Monday. */
const at = (today: string, yesterday: string, clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return { today: calendarDate(today), yesterday: calendarDate(yesterday), minutes: hours * 60 + minutes }
}
const monday = (clock: string) => at('2026-11-16', '2026-11-15', clock)
const saturday = (clock: string) => at('2026-11-21', '2026-11-20', clock)
const sunday = (clock: string) => at('2026-11-22', '2026-11-21', clock)

describe('isOpenAt', () => {
  it.each([
    ['24/7', monday('03:00'), true],
    ['Mo-Fr 09:00-18:00', monday('08:59'), false],
    ['Mo-Fr 09:00-18:00', monday('09:00'), true],
    ['Mo-Fr 09:00-18:00', monday('17:59'), true],
    ['Mo-Fr 09:00-18:00', monday('18:00'), false],
    ['Mo-Fr 09:00-18:00', saturday('10:00'), false],
    ['mo-fr 09:00 - 18:00', monday('10:00'), true],
    ['12:00-18:00,19:00-00:00', monday('18:30'), false],
    ['12:00-18:00,19:00-00:00', monday('23:59'), true],
    ['Mo-Fr 09:00-18:00;', monday('12:00'), true],
    ['Tu-Su 09:00-18:00', monday('10:00'), false],
    ['Sa-Mo 09:00-18:00', sunday('10:00'), true],
    ['Mo,We 09:00-13:00,14:00-16:00; Tu 14:00-18:00', monday('14:30'), true],
    ['Mo-Su 10:00-20:00; Mo off', monday('12:00'), false],
    ['Mo-Sa 16:00-26:00; Su 14:00-26:00', monday('01:30'), true],
    ['Fr 17:00-02:00; Sa 19:00-02:00', saturday('01:59'), true],
    ['Fr 17:00-02:00; Sa 19:00-02:00', saturday('02:00'), false],
    ['Mo-Fr 08:00-20:00, Sa-Su 09:00-22:00', saturday('21:00'), true],
    ['Mo-Fr 08:00-20:00, Mo 21:00-22:00', monday('21:30'), true],
    ['Mo-Fr 08:00-20:00; Mo 21:00-22:00', monday('10:00'), false],
    ['Apr-Oct 10:00-18:00', monday('12:00'), false],
    ['Nov-Feb 10:00-18:00', monday('12:00'), true],
    ['10:00-18:00; Nov 16 off', monday('12:00'), false],
    ['10:00-18:00; Nov 1-15 off', monday('12:00'), true],
    ['May 27-Sep 4 10:00-20:00', monday('12:00'), false],
  ] as const)('%s', (hours, moment, expected) => expect(isOpenAt(hours, moment)).toBe(expected))

  it('returns unknown for holidays when they matter', () => {
    expect(isOpenAt('Mo-Su 10:00-22:00; PH off', monday('12:00'))).toBeNull()
    expect(isOpenAt('Mo-Su 10:00-22:00; PH off', monday('03:00'))).toBe(false)
    expect(isOpenAt('Mo-Su,PH 10:00-22:00', monday('12:00'))).toBe(true)
  })

  it.each([
    'Sunday to Thursday: 11am until late',
    'Mo-Fr 6-22',
    'Mo-Sa 19:30+',
    'sunrise-sunset',
    'Mo-Fr 09:00-18:00 || "by appointment"',
    'week 1-26 Mo 09:00-12:00',
    'Mo[1] 09:00-12:00',
    'Mo-Fr',
    'Mo-Fr 09:00-18:00 Sa 09:00-19:00',
    'Mo-Fr 09:61-18:00',
    '',
    '🕐',
    'Mo-'.repeat(5000),
  ])('does not guess: %s', (hours) => expect(isOpenAt(hours, monday('12:00'))).toBeNull())
})

import { describe, expect, it } from 'vitest'

import { addDays, calendarDate } from '../kernel/index.ts'
import {
  countDays,
  type CountedStay,
  findOverstay,
  firstDayFor,
  longestStay,
  type StayRule,
  tripVisits,
} from './index.ts'

const SCHENGEN: StayRule = { kind: 'rolling', days: 90, windowDays: 180 }
const PER_YEAR: StayRule = { kind: 'calendar-year', days: 60 }
const day = calendarDate
const stay = (arrives: string, leaves: string): CountedStay => ({ arrivesOn: day(arrives), leavesOn: day(leaves) })
/** 31 + 28 + 31 days. */
const NINETY = stay('2027-01-01', '2027-03-31')

const on = (stays: readonly CountedStay[], rule: StayRule, date: string) =>
  countDays(stays, rule, { from: day(date), days: 1 })[0]

describe('countDays', () => {
  it.each([
    ['SC-1 the day of arrival counts', [stay('2027-05-03', '2027-05-03')], '2027-05-03', 1, 89],
    ['SC-1 both days count', [stay('2027-05-03', '2027-05-04')], '2027-05-04', 2, 88],
    ['SC-2 the last of 180 days', [stay('2027-01-01', '2027-01-01')], '2027-06-29', 1, 89],
    ['SC-2 the day after it', [stay('2027-01-01', '2027-01-01')], '2027-06-30', 0, 90],
    ['SC-2 what comes later is not used yet', [stay('2027-05-03', '2027-05-04')], '2027-05-02', 0, 90],
    [
      'two stays that share a day count it once',
      [stay('2027-05-03', '2027-05-05'), stay('2027-05-05', '2027-05-06')],
      '2027-05-10',
      4,
      86,
    ],
    ['SC-6 nothing left', [NINETY], '2027-03-31', 90, 0],
  ])('%s', (_, stays, date, used, left) => expect(on(stays, SCHENGEN, date)).toMatchObject({ used, left }))

  it.each([
    ['the last day of the year', '2027-12-31', 60, 0],
    ['the first of the next', '2028-01-01', 0, 60],
  ])('SC-2 a calendar year counts until %s', (_, date, used, left) =>
    expect(on([stay('2027-02-01', '2027-04-01')], PER_YEAR, date)).toMatchObject({ used, left }),
  )

  it('SC-6 says which day is one too many, and never less than none left', () => {
    const days = countDays([stay('2027-01-01', '2027-04-01')], SCHENGEN, { from: day('2027-03-31'), days: 3 })
    expect(days.map(({ isInside, isOver, left }) => [isInside, isOver, left])).toEqual([
      [true, false, 0],
      [true, true, 0],
      [false, false, 0],
    ])
  })
})

describe('findOverstay', () => {
  it('SC-3 is null for 90 days of 180', () => expect(findOverstay([NINETY], SCHENGEN)).toBeNull())
  it('SC-3 names the ninety-first day', () =>
    expect(findOverstay([stay('2027-01-01', '2027-04-05')], SCHENGEN)).toEqual({ on: '2027-04-01', used: 91 }))
  it.each([
    ['2027-06-30', null],
    ['2027-06-29', { on: '2027-06-29', used: 91 }],
  ])('SC-3 a day on %s after 90 days', (date, found) =>
    expect(findOverstay([NINETY, stay(date, date)], SCHENGEN)).toEqual(found),
  )
})

describe('longestStay', () => {
  it.each([
    ['SC-4 with nothing used', [], '2027-05-01', 90],
    ['SC-4 on the day after 90 days', [NINETY], '2027-04-01', 0],
    ['SC-4 a day before the first one is free again', [NINETY], '2027-06-29', 0],
    ['SC-4 when the first one is free again, each day frees another', [NINETY], '2027-06-30', 90],
    ['SC-4 with thirty days used', [stay('2027-05-01', '2027-05-30')], '2027-06-15', 60],
    ['SC-4 a planned stay of sixty days is kept', [stay('2027-07-01', '2027-08-29')], '2027-05-01', 30],
  ])('%s', (_, stays, from, days) => expect(longestStay(stays, SCHENGEN, day(from))).toBe(days))

  it('SC-4 a calendar year starts anew on 1 January', () => {
    const used = stay('2027-02-01', '2027-04-01')
    expect(longestStay([used], PER_YEAR, day('2027-12-31'))).toBe(0)
    expect(longestStay([used], PER_YEAR, day('2028-01-01'))).toBe(60)
    expect(longestStay([stay('2027-02-01', '2027-02-10')], PER_YEAR, day('2027-12-01'))).toBe(91)
  })
})

describe('firstDayFor', () => {
  const first = (stays: readonly CountedStay[], lengthDays: number, from = '2027-04-01', rule: StayRule = SCHENGEN) =>
    firstDayFor(stays, rule, { lengthDays, from: day(from) })

  it.each([
    ['SC-5 today when nothing is used', [], 90, '2027-04-01'],
    ['SC-5 when the oldest day is free again', [NINETY], 1, '2027-06-30'],
    ['SC-5 as many days as come free', [NINETY], 90, '2027-06-30'],
    ['SC-5 today when exactly enough is left', [stay('2027-03-01', '2027-03-20')], 70, '2027-04-01'],
    ['SC-5 later when one more is wanted', [stay('2027-03-01', '2027-03-20')], 71, '2027-06-19'],
    ['SC-5 after a planned stay that it would break', [stay('2027-05-01', '2027-07-29')], 1, '2027-10-28'],
  ])('%s', (_, stays, length, date) => expect(first(stays, length)).toBe(date))

  it.each([0, 91])('SC-5 is null for a stay of %i days', (length) => expect(first([], length)).toBeNull())
  it('SC-5 waits for the next year', () =>
    expect(first([stay('2027-02-01', '2027-04-01')], 10, '2027-05-01', PER_YEAR)).toBe('2028-01-01'))
  it('SC-5 agrees with what is found afterwards', () => {
    const stays = [stay('2026-11-10', '2026-12-20'), stay('2027-02-01', '2027-03-01'), stay('2027-06-01', '2027-06-14')]
    for (const length of [1, 20, 45, 76, 77, 90]) {
      const from = first(stays, length, '2027-03-02')
      if (from === null) throw new Error(`no day for ${length}`)
      expect(longestStay(stays, SCHENGEN, from)).toBeGreaterThanOrEqual(length)
      expect(findOverstay([...stays, { arrivesOn: from, leavesOn: addDays(from, length - 1) }], SCHENGEN)).toBeNull()
    }
  })
})

describe('tripVisits', () => {
  const at = (country: string, date: string | null) =>
    ({ date: date && day(date), city: { country } }) as Parameters<typeof tripVisits>[0]['days'][number]
  const visits = (...days: ReturnType<typeof at>[]) =>
    tripVisits({ days }).map(({ country, arrivesOn, leavesOn }) => [country, arrivesOn, leavesOn])

  it('counts the day of crossing for both countries', () => {
    expect(visits(at('ES', '2027-05-01'), at('ES', '2027-05-02'), at('MA', '2027-05-03'))).toEqual([
      ['ES', '2027-05-01', '2027-05-03'],
      ['MA', '2027-05-03', '2027-05-03'],
    ])
  })
  it('makes two visits of a country that is entered again', () => {
    expect(visits(at('ES', '2027-05-01'), at('MA', '2027-05-02'), at('ES', '2027-05-03'))).toHaveLength(3)
  })
  it('leaves out days without a date, and does not count the days between', () => {
    expect(visits(at('ES', '2027-05-01'), at('ES', null), at('ES', '2027-05-09'))).toEqual([
      ['ES', '2027-05-01', '2027-05-01'],
      ['ES', '2027-05-09', '2027-05-09'],
    ])
  })
})

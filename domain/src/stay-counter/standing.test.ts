import { describe, expect, it } from 'vitest'

import { calendarDate } from '../kernel/index.ts'
import { closeStays, daysLeftFor, latestExit, type RecordedStay, standingOn, type StayRule } from './index.ts'

const SCHENGEN: StayRule = { kind: 'rolling', days: 90, windowDays: 180 }
const day = calendarDate
const stay = (arrives: string, leaves: string | null): RecordedStay => ({
  arrivesOn: day(arrives),
  leavesOn: leaves === null ? null : day(leaves),
})
const standing = (stays: readonly RecordedStay[], today: string) => standingOn(stays, SCHENGEN, day(today))
/** 31 + 28 + 31 days. */
const NINETY = stay('2027-01-01', '2027-03-31')

describe('closeStays', () => {
  it.each([
    ['lasts until today', '2027-05-01', '2027-05-10', '2027-05-10'],
    ['that began today is one day', '2027-05-10', '2027-05-10', '2027-05-10'],
    ['that begins tomorrow has only its first day', '2027-05-11', '2027-05-10', '2027-05-11'],
  ])('SC-7 an open stay %s', (_, arrives, today, leavesOn) =>
    expect(closeStays([stay(arrives, null)], day(today))).toEqual([{ arrivesOn: arrives, leavesOn }]),
  )
  it('keeps a stay with an end', () => expect(closeStays([NINETY], day('2027-02-01'))).toEqual([NINETY]))
})

describe('standingOn', () => {
  it('has everything left with no stays', () =>
    expect(standing([], '2027-05-01')).toEqual({
      used: 0,
      left: 90,
      isInside: false,
      overstay: null,
      pastOverstay: null,
      latestExit: '2027-07-29',
    }))

  it.each([
    ['on day 89', '2027-03-30', 89, 1, '2027-03-31', null],
    ['on day 90', '2027-03-31', 90, 0, '2027-03-31', null],
    ['on day 91', '2027-04-01', 91, 0, null, { on: '2027-04-01', used: 91 }],
  ])('counts an open stay up to today: %s', (_, today, used, left, exit, overstay) =>
    expect(standing([stay('2027-01-01', null)], today)).toEqual({
      used,
      left,
      isInside: true,
      overstay,
      pastOverstay: null,
      latestExit: exit,
    }),
  )

  it.each([
    ['the last day of 180', '2027-06-29', 90, null],
    ['a day later', '2027-06-30', 89, '2027-09-27'],
  ])('frees the first day only after 180 days: %s', (_, today, used, exit) =>
    expect(standing([NINETY], today)).toMatchObject({ used, isInside: false, overstay: null, latestExit: exit }),
  )

  it('counts a day of two overlapping stays once', () =>
    expect(standing([stay('2027-05-01', '2027-05-10'), stay('2027-05-08', null)], '2027-05-12')).toMatchObject({
      used: 12,
      left: 78,
    }))

  it('warns of a planned stay that is one day too long, and of none that just fits', () => {
    const may = stay('2027-05-01', '2027-05-31')
    expect(standing([may, stay('2027-07-01', '2027-08-28')], '2027-06-01').overstay).toBeNull()
    expect(standing([may, stay('2027-07-01', '2027-08-29')], '2027-06-01').overstay).toEqual({
      on: '2027-08-29',
      used: 91,
    })
  })
})

it('tells an overstay of the past from one that is planned', () => {
  const past = stay('2026-01-01', '2026-04-01')
  const planned = stay('2027-06-01', '2027-08-30')
  expect(standing([past, planned], '2027-05-01')).toMatchObject({
    pastOverstay: { on: '2026-04-01' },
    overstay: { on: '2027-08-30' },
  })
  expect(standing([past], '2026-04-01')).toMatchObject({ pastOverstay: null, overstay: { on: '2026-04-01' } })
  expect(standing([past], '2026-04-02')).toMatchObject({ pastOverstay: { on: '2026-04-01' }, overstay: null })
})

describe('latestExit', () => {
  const exit = (stays: readonly RecordedStay[], entersOn: string, today = '2027-04-10') =>
    latestExit(stays, SCHENGEN, { entersOn: day(entersOn), today: day(today) })

  it.each([
    ['with nothing used', [], '2027-05-01', '2027-07-29'],
    ['a day before the first day is free', [NINETY], '2027-06-29', null],
    ['on the day it is free', [NINETY], '2027-06-30', '2027-09-27'],
    ['with thirty days used', [stay('2027-04-01', '2027-04-30')], '2027-05-10', '2027-07-08'],
  ])('SC-8 %s', (_, stays, entersOn, leavesOn) => expect(exit(stays, entersOn)).toBe(leavesOn))

  it('SC-8 keeps a later stay allowed', () =>
    expect(exit([stay('2027-07-01', '2027-08-29')], '2027-05-01')).toBe('2027-05-30'))
})

describe('daysLeftFor', () => {
  const left = (stays: readonly RecordedStay[], arrives: string, leaves: string, today = '2027-01-01') =>
    daysLeftFor(stays, SCHENGEN, { planned: { arrivesOn: day(arrives), leavesOn: day(leaves) }, today: day(today) })

  it.each([
    ['all of them without stays', [], '2027-05-01', 90],
    ['none on the day after ninety', [NINETY], '2027-04-01', 0],
    ['one fewer for each day spent', [stay('2027-01-01', '2027-01-20')], '2027-03-01', 70],
    ['none on the last day of the window', [NINETY], '2027-06-29', 0],
    ['ninety more from the day on which the first falls out', [NINETY], '2027-06-30', 90],
  ])('SC-9 are %s', (_, stays, arrives, days) => expect(left(stays, arrives, arrives)).toBe(days))

  it('does not count a stay that is recorded already against itself', () =>
    expect(left([NINETY], '2027-01-01', '2027-03-31')).toBe(90))

  it('counts the days of a recorded stay around the planned one', () =>
    expect(left([stay('2027-01-01', '2027-01-30')], '2027-01-11', '2027-01-20')).toBe(80))

  it('counts an open stay until today only', () =>
    expect(left([stay('2027-01-01', null)], '2027-03-01', '2027-03-10', '2027-01-10')).toBe(80))
})

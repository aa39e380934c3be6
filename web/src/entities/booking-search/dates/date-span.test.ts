import { calendarDate } from '@app/domain/kernel'
import { describe, expect, it } from 'vitest'

import { type DateSpan, describeSpan, fromLocalDay, NO_DATES, pickDay, toLocalDay } from './date-span.ts'

const MARCH_5 = calendarDate('2027-03-05')
const MARCH_12 = calendarDate('2027-03-12')
const begun: DateSpan = { from: MARCH_5, to: null }
const complete: DateSpan = { from: MARCH_5, to: MARCH_12 }

describe('pickDay', () => {
  it('begins with the first day', () => expect(pickDay(NO_DATES, MARCH_5)).toEqual(begun))
  it('is complete with a later date', () => expect(pickDay(begun, MARCH_12)).toEqual(complete))
  it('starts over with an earlier date', () => expect(pickDay({ from: MARCH_12, to: null }, MARCH_5)).toEqual(begun))
  it('starts over after both', () => expect(pickDay(complete, MARCH_12)).toEqual({ from: MARCH_12, to: null }))
  it('may end on the day it began', () => expect(pickDay(begun, MARCH_5)).toEqual({ from: MARCH_5, to: MARCH_5 }))
  it('needs a night when one is required', () => expect(pickDay(begun, MARCH_5, 1)).toEqual(begun))
})

describe('describeSpan', () => {
  it.each([
    [NO_DATES, 'Pick dates'],
    [begun, 'Mar 05, 2027'],
    [complete, 'Mar 05, 2027 - Mar 12, 2027'],
    [{ from: calendarDate('2026-09-30'), to: calendarDate('2027-01-01') }, 'Sep 30, 2026 - Jan 01, 2027'],
  ])('%o', (span, written) => expect(describeSpan(span)).toBe(written))
})

it('keeps the date in every time zone', () => {
  expect(fromLocalDay(toLocalDay(MARCH_5))).toBe(MARCH_5)
})

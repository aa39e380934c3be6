import { describe, expect, it } from 'vitest'

import { calendarDate } from '../kernel/index.ts'
import { type GuideEvent, parseEventRule, upcomingEvents } from './index.ts'

const event = (id: string, rule: string): GuideEvent =>
  ({ id, importance: 3, rule: parseEventRule(rule) }) as GuideEvent
const between = (from: string, until: string, ...events: GuideEvent[]) =>
  upcomingEvents(events, calendarDate(from), calendarDate(until)).map(
    ({ event: { id }, dates }) => `${id} ${dates.from}`,
  )

const ANTHONY = event('anthony', 'fixed:06-12/06-13')
const CARNIVAL = event('carnival', 'easter:-48/-47')
const MARKETS = event('markets', 'fixed:11-25/01-06')
const RAMADAN = event('ramadan', 'hijri:09-01/09-30')

describe('upcomingEvents', () => {
  it('returns the events of the next months by date', () =>
    expect(between('2026-11-15', '2027-06-30', ANTHONY, CARNIVAL, MARKETS)).toEqual([
      'markets 2026-11-25',
      'carnival 2027-02-08',
      'anthony 2027-06-12',
    ]))
  it('begins with an event that started last year', () =>
    expect(between('2027-01-03', '2027-03-01', CARNIVAL, MARKETS)).toEqual([
      'markets 2026-11-25',
      'carnival 2027-02-08',
    ]))
  it('includes the last day and no day after it', () => {
    expect(between('2026-06-13', '2026-07-01', ANTHONY)).toEqual(['anthony 2026-06-12'])
    expect(between('2026-06-14', '2026-07-01', ANTHONY)).toEqual([])
    expect(between('2026-05-01', '2026-06-12', ANTHONY)).toEqual(['anthony 2026-06-12'])
    expect(between('2026-05-01', '2026-06-11', ANTHONY)).toEqual([])
  })
  it('leaves out events without a known date', () => expect(between('2026-01-01', '2027-12-31', RAMADAN)).toEqual([]))
})

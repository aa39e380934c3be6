import { describe, expect, it } from 'vitest'

import {
  bestPosition,
  eventDatesIn,
  guideClaim,
  isInMonths,
  parseBooking,
  parseEventRule,
  parseMonthReasons,
  parseMonths,
  parseNames,
  parsePoint,
  parsePrice,
  parseStops,
  parseTip,
  parseUsualTimes,
  toSight,
  usualTimesOn,
} from './index.ts'

describe('parsePrice', () => {
  it.each([
    ['EUR 8-12 2026', { currency: 'EUR', low: 8, high: 12, year: 2026 }],
    ['JPY 500 2026', { currency: 'JPY', low: 500, high: 500, year: 2026 }],
    ['EUR 1.3-2 2026', { currency: 'EUR', low: 1.3, high: 2, year: 2026 }],
    ['free', 'free'],
    ['8-12 EUR', null],
    ['EUR 8-12', null],
    ['', null],
  ])('reads %s', (text, price) => {
    expect(parsePrice(text)).toEqual(price)
  })
})

describe('months', () => {
  it.each([
    [
      '4-6;9-10',
      [
        { from: 4, to: 6 },
        { from: 9, to: 10 },
      ],
    ],
    ['12', [{ from: 12, to: 12 }]],
    ['0-3', null],
    ['13', null],
    ['4 - 6', null],
  ])('reads %s', (text, ranges) => {
    expect(parseMonths(text)).toEqual(ranges)
  })

  it.each([
    [11, 3, 12, true],
    [11, 3, 3, true],
    [11, 3, 4, false],
    [4, 6, 6, true],
    [4, 6, 7, false],
  ])('%i to %i and month %i: %s', (from, to, month, isIn) => {
    expect(isInMonths([{ from, to }], month)).toBe(isIn)
  })

  it('reads reasons, and none as an empty list', () => {
    expect(parseMonthReasons('7-8:heat;8:crowds')).toEqual([
      { from: 7, to: 8, reason: 'heat' },
      { from: 8, to: 8, reason: 'crowds' },
    ])
    expect(parseMonthReasons('none')).toEqual([])
    expect(parseMonthReasons('7-8')).toBeNull()
  })
})

describe('small forms', () => {
  it('reads bookings', () => {
    expect(parseBooking('none')).toEqual({ need: 'none', daysAhead: 0 })
    expect(parseBooking('essential:90')).toEqual({ need: 'essential', daysAhead: 90 })
    expect(parseBooking('essential')).toBeNull()
  })

  it('reads names by language', () => {
    expect(parseNames('de:Lissabon;zh-Hant:里斯本')).toEqual([
      { language: 'de', name: 'Lissabon' },
      { language: 'zh-Hant', name: '里斯本' },
    ])
    expect(parseNames('Lissabon')).toBeNull()
  })

  it('reads points and stops', () => {
    expect(parsePoint('bali/ubud')).toEqual({ destinationId: 'bali', areaId: 'ubud' })
    expect(parseStops('lima:1;cusco/urubamba:2')).toEqual([
      { destinationId: 'lima', areaId: null, nights: 1 },
      { destinationId: 'cusco', areaId: 'urubamba', nights: 2 },
    ])
    expect(parseStops('lima')).toBeNull()
  })

  it('reads tips by percent, by amount and as a habit', () => {
    expect(parseTip('optional:5-10')).toEqual({ habit: 'optional', percent: { low: 5, high: 10 }, amount: null })
    expect(parseTip('expected:MXN 20-50')?.amount).toEqual({ currency: 'MXN', low: 20, high: 50 })
    expect(parseTip('refused')).toEqual({ habit: 'refused', percent: null, amount: null })
  })
})

describe('usual times', () => {
  it('reads seasons, weekdays and hours after midnight', () => {
    expect(parseUsualTimes('09:00-21:00@3-10')?.[0]).toMatchObject({
      opensAtMinutes: 540,
      months: [{ from: 3, to: 10 }],
    })
    expect(parseUsualTimes('09:00-15:00@fri-sun')?.[0]?.weekdays).toEqual(['fri', 'sat', 'sun'])
    expect(parseUsualTimes('19:00-26:00')?.[0]?.closesAtMinutes).toBe(1560)
    expect(parseUsualTimes('19:00-02:00')?.[0]?.closesAtMinutes).toBe(1560)
    expect(parseUsualTimes('24h')?.[0]?.kind).toBe('all-day')
    expect(parseUsualTimes('9-17')).toBeNull()
    expect(parseUsualTimes('09:00-17:00@sundays')).toBeNull()
  })

  it('prefers the weekday to the season, and the season to the year', () => {
    const times = parseUsualTimes('09:00-17:00;09:00-21:00@6-8;10:00-23:00@fri') ?? []
    const opens = (month: number, weekday: 'thu' | 'fri') => usualTimesOn(times, { month, weekday })[0]?.closesAtMinutes
    expect([opens(1, 'thu'), opens(7, 'thu'), opens(7, 'fri')]).toEqual([1020, 1260, 1380])
  })
})

describe('event rules', () => {
  it.each([
    ['fixed:06-12/06-13', 2027, '2027-06-12', '2027-06-13'],
    ['fixed:12-31/01-01', 2027, '2027-12-31', '2028-01-01'],
    ['months:11-2', 2027, '2027-11-01', '2028-02-29'],
    ['easter:-47/-46', 2027, '2027-02-09', '2027-02-10'],
    ['easter:0', 2038, '2038-04-25', '2038-04-25'],
    ['nth:2:sun:5', 2027, '2027-05-09', '2027-05-09'],
    ['nth:last:mon:5+1', 2027, '2027-05-31', '2027-06-01'],
    ['table:2026=03-19,2027=03-08/03-09', 2027, '2027-03-08', '2027-03-09'],
  ])('%s in %i', (rule, year, from, to) => {
    const parsed = parseEventRule(rule)
    expect(parsed && eventDatesIn(parsed, year)).toEqual({ from, to })
  })

  it.each(['hijri:09-01/09-30', 'lunar:01-01/01-03', 'local-calendar:pawukon-210-days', 'table:2026=03-19'])(
    'shows no date for %s in 2027',
    (rule) => {
      const parsed = parseEventRule(rule)
      expect(parsed).not.toBeNull()
      expect(parsed && eventDatesIn(parsed, 2027)).toBeNull()
    },
  )

  it.each([
    'fixed:13-01',
    'fixed:02-30',
    'months:0-3',
    'nth:5:sun:5',
    'nth:2:sun:13',
    'table:',
    'easter',
    'hijri:13-01',
  ])('refuses %s', (rule) => {
    expect(parseEventRule(rule)).toBeNull()
  })
})

describe('toSight', () => {
  const CELLS: Readonly<Record<string, string>> = {
    dest: 'lisbon',
    id: 'lisbon.belem-tower',
    name: 'Belém Tower',
    kind: 'tower',
    area: 'belem',
    importance: '5',
    minutes: '45',
    best_time: 'morning;sunset',
    closed_days: 'none',
    book: 'useful:3',
    setting: 'mixed',
    suits: 'kids;!wheelchair',
    tags: 'ships',
    near: 'maat',
    certainty: 'likely',
  }

  it('distinguishes known from unknown', () => {
    const sight = toSight((column) => CELLS[column] ?? '')
    expect(sight).toMatchObject({
      coordinates: null,
      durationMinutes: 45,
      closedDays: [],
      fee: null,
      suits: ['kids'],
      unsuitedFor: ['wheelchair'],
      nearSightIds: ['lisbon.maat'],
    })
    expect(toSight((column) => (column === 'closed_days' ? '' : (CELLS[column] ?? ''))).closedDays).toBeNull()
  })
})

describe('guideClaim', () => {
  it('is editorial, with the month of the guide', () => {
    expect(guideClaim(45, '2026-11')).toMatchObject({ status: 'editorial', checkedAt: '2026-11-01' })
  })
})

describe('bestPosition', () => {
  const at = (latitude: number) => ({ latitude, longitude: 0 })

  it.each([
    ['the door beside our point', at(50), [at(50.002)], at(50.002)],
    ['our point when the other is far away', at(50), [at(50.1)], at(50)],
    ['the first that agrees', at(50), [at(50.1), at(50.001), at(50.002)], at(50.001)],
    ['the other where we have none', null, [at(50.1)], at(50.1)],
    ['nothing where nobody knows', null, [], null],
  ])('is %s', (_, own, others, best) => {
    expect(bestPosition(own, others)).toEqual(best)
  })
})

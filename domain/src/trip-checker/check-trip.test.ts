import { describe, expect, it } from 'vitest'

import { clock, DAY, LOUVRE, stop, TRIP, withDay, withPlace, withStop } from '../../test/sample-plan.ts'
import { calendarDate, euros } from '../kernel/index.ts'
import type { Trip } from '../trip/index.ts'
import type { CheckFacts } from './check-facts.ts'
import { checkTrip, isPossible } from './index.ts'

const written = (trip: Trip, facts: CheckFacts = {}) =>
  checkTrip(trip, facts).map(({ code, severity, stopIds }) => [severity, code, ...stopIds].join(' '))
const wishing = (changes: Partial<Trip['wishes']>, trip = TRIP): Trip => ({
  ...trip,
  wishes: { ...trip.wishes, ...changes },
})
const YEAR = { country: 'FR', from: calendarDate('2027-01-01'), to: calendarDate('2027-12-31') }

describe('checkTrip', () => {
  const infinite = Number.POSITIVE_INFINITY
  it.each([
    ['an hour', withStop('louvre', { arrive: infinite }), 'error no-number louvre'],
    ['no hour', withStop('louvre', { leave: Number.NaN }), 'error no-number louvre'],
    ['a way', withStop('orsay', { leg: { mode: 'walk', minutes: 1, metres: infinite } }), 'error no-number orsay'],
    ['a place', withPlace('orsay', { coordinates: { latitude: infinite, longitude: 2 } }), 'error no-number orsay'],
    ['an end of the day', withDay({ end: { ...DAY.end, at: infinite } }), 'error no-number'],
    ['a wish', wishing({ walkingCapMetres: infinite }), 'error no-number'],
  ])('TC-16 refuses %s without looping', (_, trip, finding) => {
    expect(written(trip)).toEqual([finding])
    expect(isPossible(checkTrip(trip))).toBe(false)
  })

  it('finds nothing in a possible day', () => {
    expect(written(TRIP)).toEqual([])
    expect(isPossible(checkTrip(TRIP))).toBe(true)
  })

  it.each([
    ['TC-1 at the minute it opens', withStop('louvre', { arrive: clock('09:00') }), []],
    [
      'TC-1 ten minutes early one waits',
      withStop('louvre', { arrive: clock('08:50') }),
      ['warning closed-on-arrival louvre'],
    ],
    ['TC-1 eleven minutes early', withStop('louvre', { arrive: clock('08:49') }), ['error closed-on-arrival louvre']],
    [
      'TC-1 in the lunch break',
      withPlace('orsay', { hours: { text: '09:00-13:00,14:00-18:00', basis: 'source' } }),
      ['error closed-on-arrival orsay'],
    ],
    [
      'TC-1 by usual hours it is a warning',
      withPlace('orsay', { hours: { text: '15:00-18:00', basis: 'usual' } }),
      ['warning closed-on-arrival orsay'],
    ],
    [
      'TC-1 out of season',
      withPlace('orsay', { hours: { text: 'Nov-Mar 09:00-18:00', basis: 'source' } }),
      ['error closed-on-arrival orsay'],
    ],
    ['TC-2 at the minute it closes', withPlace('orsay', { hours: { text: '09:00-16:00', basis: 'source' } }), []],
    [
      'TC-2 a minute before one leaves',
      withPlace('orsay', { hours: { text: '09:00-15:59', basis: 'source' } }),
      ['error closes-during-visit orsay'],
    ],
    ['TC-3 on its closing day', withDay({ date: calendarDate('2027-05-11') }), ['error wrong-weekday louvre']],
    ['TC-4 hours nobody wrote down', withPlace('orsay', { hours: null }), ['note hours-unknown orsay']],
    ['TC-4 a square has no door', withPlace('orsay', { hours: null, kind: 'square' }), []],
    [
      'TC-4 hours nobody understands',
      withPlace('orsay', { hours: { text: 'ask inside', basis: 'source' } }),
      ['note hours-unknown orsay'],
    ],
    [
      'TC-4 usual hours are said',
      withPlace('orsay', { hours: { text: '09:00-18:00', basis: 'usual' } }),
      ['note hours-unknown orsay'],
    ],
    ['TC-4 a place nobody found', withStop('orsay', { placeId: null }), ['note hours-unknown orsay']],
  ])('%s', (_, trip, expected) => expect(written(trip)).toEqual(expected))

  it('TC-4 knows little without a date, except that a place is never open', () => {
    const undated = withDay({ date: null })
    expect(written(undated)).toEqual(['louvre', 'orsay', 'sacre-coeur'].map((id) => `note hours-unknown ${id}`))
    const { places } = withPlace('louvre', { kind: 'square', hours: { text: '24/7', basis: 'usual' } })
    expect(written({ ...undated, places })).toEqual(['note hours-unknown orsay', 'note hours-unknown sacre-coeur'])
    const early = withStop('louvre', { arrive: clock('08:20') })
    expect(written({ ...early, days: early.days.map((day) => ({ ...day, date: null })) })).toContain(
      'error closed-on-arrival louvre',
    )
  })

  it.each([
    [
      'TC-5 four kilometres in five minutes',
      withStop('sacre-coeur', { arrive: clock('16:03') }),
      ['error transfer-too-short orsay sacre-coeur'],
    ],
    [
      'TC-5 in ten it is unlikely',
      withStop('sacre-coeur', { arrive: clock('16:10') }),
      ['warning transfer-too-short orsay sacre-coeur'],
    ],
    [
      'TC-5 less than the plan itself says',
      withStop('sacre-coeur', { leg: { mode: 'transit', minutes: 50, metres: 3600 } }),
      ['error transfer-too-short orsay sacre-coeur'],
    ],
    [
      'TC-5 a walk nobody could walk',
      withStop('sacre-coeur', { arrive: clock('16:15'), leg: { mode: 'walk', minutes: 10, metres: 800 } }),
      ['error transfer-too-short orsay sacre-coeur'],
    ],
    [
      'TC-5 not home in time',
      withDay({ end: { ...DAY.end, at: clock('18:05') } }),
      ['warning transfer-too-short sacre-coeur'],
    ],
    [
      'TC-5 before the day begins',
      withDay({ start: { ...DAY.start, at: clock('09:40') } }),
      ['error transfer-too-short louvre'],
    ],
    ['TC-6 two at once', withStop('orsay', { arrive: clock('13:00') }), ['error overlap lunch orsay']],
    ['TC-6 ends before it begins', withStop('sacre-coeur', { leave: clock('16:30') }), ['error overlap sacre-coeur']],
    ['TC-10 in time for the flight', withDay({ end: { ...DAY.end, at: clock('20:45'), bufferMinutes: 120 } }), []],
    [
      'TC-10 too late for it',
      withDay({ end: { ...DAY.end, at: clock('20:15'), bufferMinutes: 120 } }),
      ['error flight-buffer sacre-coeur'],
    ],
    [
      'TC-10 still at the baggage belt',
      withDay({ start: { ...DAY.start, at: clock('09:00'), bufferMinutes: 60 } }),
      ['error flight-buffer louvre'],
    ],
  ])('%s', (_, trip, expected) => expect(written(trip)).toEqual(expected))

  it('TC-5 knows that no night is long enough for half the world', () => {
    const tokyo = { ...LOUVRE, id: 'senso-ji', coordinates: { latitude: 35.7148, longitude: 139.7967 } }
    const edge = { ...DAY.start, coordinates: tokyo.coordinates, at: 0 }
    const next = (arrive: string, date: string) => ({
      ...DAY,
      id: 'day-2',
      date: calendarDate(date),
      start: edge,
      end: { ...edge, at: clock('24:00') },
      stops: [stop('senso-ji', clock(arrive), clock('18:00'))],
    })
    const trip = (arrive: string, date: string): Trip => ({
      ...TRIP,
      days: [DAY, next(arrive, date)],
      places: { ...TRIP.places, 'senso-ji': tokyo },
    })
    expect(written(trip('04:00', '2027-05-13')).filter((line) => line.includes('transfer'))).toEqual([
      'error transfer-too-short sacre-coeur senso-ji',
    ])
    expect(written(trip('04:00', '2027-05-14')).filter((line) => line.includes('transfer'))).toEqual([])
  })

  it('TC-7 finds a detour that another order would save, and names that order', () => {
    const there = [
      stop('louvre', clock('09:00'), clock('10:00')),
      stop('sacre-coeur', clock('11:00'), clock('12:00')),
      stop('lunch', clock('12:10'), clock('13:00'), { kind: 'free', placeId: null }),
      stop('orsay', clock('14:00'), clock('15:00')),
    ]
    expect(written(withDay({ stops: there }))).toEqual([])
    const twice = [
      ...there.slice(0, 2),
      stop('orsay', clock('13:00'), clock('14:00')),
      stop('sacre-coeur', clock('15:00'), clock('16:00'), { id: 'again' }),
    ]
    expect(checkTrip(withDay({ stops: twice }))).toMatchObject([
      { code: 'back-and-forth', severity: 'warning', betterOrder: expect.arrayContaining(['again']) },
    ])
    const booked = twice.map((each) => ({ ...each, isLocked: true }))
    expect(written(withDay({ stops: booked }))).toEqual([])
  })

  it('TC-8 requires lunch and dinner, and counts a gap as one', () => {
    const long = [stop('louvre', clock('10:00'), clock('14:30')), stop('orsay', clock('14:45'), clock('18:00'))]
    expect(checkTrip(withDay({ stops: long }))).toMatchObject([{ code: 'no-meal', meal: 'lunch' }])
    const late = long.with(1, stop('orsay', clock('15:15'), clock('18:00')))
    expect(written(withDay({ stops: late }))).toEqual([])
    const evening = [stop('sacre-coeur', clock('18:00'), clock('21:30'))]
    expect(checkTrip(withDay({ stops: evening }))).toMatchObject([{ code: 'no-meal', meal: 'dinner' }])
    const shorter = [stop('sacre-coeur', clock('18:00'), clock('21:29'))]
    expect(written(withDay({ stops: shorter }))).toEqual([])
  })

  it("TC-9 adds up walking, against the traveller's cap or the pace", () => {
    const walk = { mode: 'walk', minutes: 44, metres: 4400 } as const
    const trip = withStop('sacre-coeur', { leg: walk })
    expect(written(trip)).toEqual([])
    expect(written(wishing({ walkingCapMetres: 5000 }, trip))).toEqual(['error too-much-walking'])
    expect(written(wishing({ walkingCapMetres: 8000 }, trip))).toEqual([])
    expect(written(wishing({ mobility: 'short-walks' }, trip))).toEqual(['warning too-much-walking'])
  })

  it('TC-11 compares known costs with the budget, and counts unknown ones', () => {
    expect(checkTrip(wishing({ budget: euros(40) }))).toMatchObject([
      { code: 'budget-open', severity: 'note', total: euros(40), unknownCosts: 1 },
    ])
    expect(checkTrip(wishing({ budget: euros(39.99) }))).toMatchObject([
      { code: 'budget-exceeded', total: euros(40), unknownCosts: 1 },
    ])
    const inYen = wishing({ budget: { minorUnits: 100, currency: 'JPY' } })
    expect(checkTrip(inYen)).toMatchObject([{ code: 'budget-open', unknownCosts: 3 }])
    const rates = { date: calendarDate('2026-11-14'), perDollar: { EUR: 0.8, JPY: 150 } }
    expect(checkTrip(inYen, { rates })).toMatchObject([{ code: 'budget-exceeded', total: { minorUnits: 7500 } }])
  })

  it.each([
    ['free', null, []],
    ['free', 1, []],
    ['free', 0, ['error entry-rule']],
    ['visa', null, ['warning entry-rule']],
    ['authorisation', 90, ['warning entry-rule']],
    ['refused', null, ['error entry-rule']],
  ] as const)('TC-12 %s for %s days', (requirement, allowedDays, expected) => {
    expect(written(TRIP, { entry: [{ country: 'FR', requirement, allowedDays }] })).toEqual(expected)
    expect(written(TRIP, { entry: [{ country: 'IT', requirement, allowedDays }] })).toEqual([])
  })

  it.each([
    ['heat', 29, 0, ['note season']],
    ['just not', 28.9, 179, []],
    ['cold', 0, 0, ['note season']],
    ['rain', 20, 180, ['note season']],
  ])('TC-13 %s', (_, meanC, rainMm, expected) => {
    const year = (value: number) => Array.from({ length: 12 }, () => value)
    const climate = [{ cityId: 2_988_507, meanC: year(meanC), rainMm: year(rainMm) }]
    expect(written(TRIP, { climate })).toEqual(expected)
  })

  it('TC-14 names a holiday, and the places with unknown holiday hours', () => {
    const days = [{ date: calendarDate('2027-05-12'), name: 'Somebody’s day', isEstimated: false }]
    expect(written(TRIP, { holidays: [{ ...YEAR, days }] })).toEqual(['warning holiday louvre orsay sacre-coeur'])
    const closed = withPlace('orsay', { hours: { text: '09:00-18:00; PH off', basis: 'source' } })
    expect(checkTrip(closed, { holidays: [{ ...YEAR, days }] })).toMatchObject([
      { code: 'closed-on-arrival', because: 'holiday' },
      { code: 'holiday' },
    ])
    expect(checkTrip(closed)).toMatchObject([{ code: 'hours-unknown', because: 'holiday' }])
    expect(written(closed, { holidays: [{ ...YEAR, days: [] }] })).toEqual([])
  })

  it('TC-1 reports a temporary closure, with a date and without', () => {
    const shut = withPlace('orsay', { hours: { text: 'off', basis: 'usual' } })
    const [day] = shut.days
    for (const date of [day?.date ?? null, null])
      expect(checkTrip({ ...shut, days: [{ ...day!, date }] })).toContainEqual(
        expect.objectContaining({ code: 'closed-on-arrival', because: 'for-now', severity: 'warning' }),
      )
  })

  it('TC-17 reports impossible values, assumed or not', () => {
    const line = { dayId: 'day-1', stopId: 'louvre', because: 'no-such-hour', written: '25:00 Louvre' } as const
    expect(written(TRIP, { unreadable: [line], assumedStopIds: ['louvre'] })).toEqual(['error unreadable louvre'])
    const flight = { ...line, stopId: null, because: 'flight-without-hour' } as const
    expect(written(TRIP, { unreadable: [flight] })).toEqual(['note unreadable'])
  })

  it('TC-18 lists the places without known facts about a need, and those known not to meet it', () => {
    const stepFree = wishing({ mobility: 'step-free' })
    expect(written(stepFree)).toEqual(['note need-unmet louvre orsay sacre-coeur'])
    const known = (wheelchair: 'yes' | 'no') => wishing({ mobility: 'step-free' }, withPlace('orsay', { wheelchair }))
    expect(written(known('yes'))).toEqual(['note need-unmet louvre sacre-coeur'])
    expect(written(known('no'))).toEqual(['warning need-unmet orsay', 'note need-unmet louvre sacre-coeur'])
    const meal = withStop('orsay', { kind: 'meal' })
    const serving = (diets: readonly string[]) => ({
      ...meal,
      places: { ...meal.places, orsay: { ...meal.places['orsay']!, diets } },
    })
    expect(written(wishing({ diets: ['vegetarian'] }, meal))).toContain('note need-unmet orsay')
    expect(written(wishing({ diets: ['vegetarian'] }, serving(['vegan'])))).not.toContain('note need-unmet orsay')
  })

  it('TC-15 is milder for assumed times, but not on a closing day', () => {
    const assumedStopIds = ['louvre']
    expect(written(withStop('louvre', { arrive: clock('08:00') }), { assumedStopIds })).toContain(
      'warning closed-on-arrival louvre',
    )
    expect(written(withDay({ date: calendarDate('2027-05-11') }), { assumedStopIds })).toContain(
      'error wrong-weekday louvre',
    )
  })

  it('TC-3 compares the written weekday', () => {
    expect(written(TRIP, { writtenWeekdays: { 'day-1': 2 } })).toEqual([])
    expect(checkTrip(TRIP, { writtenWeekdays: { 'day-1': 0 } })).toMatchObject([
      { code: 'wrong-weekday', because: 'written', written: 0, actual: 2 },
    ])
  })

  it('survives a trip without days and a day without stops', () => {
    expect(checkTrip({ ...TRIP, days: [] })).toEqual([])
    expect(checkTrip(withDay({ stops: [] }))).toEqual([])
  })
})

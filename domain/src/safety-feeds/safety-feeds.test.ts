import { describe, expect, it } from 'vitest'

import { calendarDate } from '../kernel/index.ts'
import {
  type AdviceLine,
  assessLeg,
  bySeverity,
  compareAdvice,
  type FeedItem,
  type FeedReading,
  feedStateAt,
  isSerious,
  legsOfTrip,
  meetsInTime,
  nearnessOf,
  type RiskLeg,
  withoutDoubles,
} from './index.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const MINUTE_MS = 60_000
const LISBON = { latitude: 38.72, longitude: -9.14 }

const leg = (changes: Partial<RiskLeg> = {}): RiskLeg => ({
  id: 'd1',
  name: 'Lisbon',
  country: 'PT',
  position: LISBON,
  from: calendarDate('2026-11-21'),
  to: calendarDate('2026-11-23'),
  ...changes,
})
const item = (changes: Partial<FeedItem> = {}): FeedItem => ({
  id: 'gdacs:FL1',
  source: 'gdacs',
  kind: 'flood',
  severity: 'Orange',
  level: null,
  regionalLevel: null,
  title: 'Flood',
  countries: ['PT'],
  area: null,
  position: LISBON,
  bounds: null,
  magnitude: null,
  validFrom: Date.parse('2026-11-20T00:00:00Z'),
  validTo: Date.parse('2026-11-22T00:00:00Z'),
  publishedAt: NOW,
  link: 'https://example.org',
  readAt: NOW,
  firstSeenAt: NOW,
  change: null,
  ...changes,
})
const reading = (source: FeedReading['source'], changes: Partial<FeedReading> = {}): FeedReading => ({
  source,
  country: null,
  readAt: NOW,
  triedAt: NOW,
  problem: null,
  ...changes,
})
const ALL_READ = [reading('usgs'), reading('gdacs'), reading('meteoalarm', { country: 'PT' })]
const says = (
  authority: AdviceLine['authority'],
  level: AdviceLine['level'],
  regionalLevel: AdviceLine['level'] | null = null,
) => ({
  authority,
  level,
  regionalLevel,
})
const MILD = [says('US', 1), says('GB', 1)]

describe('the state of a feed', () => {
  it.each([
    ['was just read', {}, 'fresh'],
    ['was read 45 minutes ago', { readAt: NOW - 45 * MINUTE_MS }, 'fresh'],
    ['was read 46 minutes ago', { readAt: NOW - 46 * MINUTE_MS }, 'stale'],
    ['failed a moment ago', { problem: 'empty' }, 'stale'],
    ['was never read', { readAt: null, problem: 'unreachable' }, 'never'],
  ] as const)('%s', (_, changes, state) => {
    expect(feedStateAt(reading('usgs', changes), NOW)).toBe(state)
  })
})

describe('an event meets a leg in time', () => {
  it.each([
    ['that overlaps it', {}, true],
    ['that ended before the leg begins anywhere on earth', { validTo: Date.parse('2026-11-20T09:59:00Z') }, false],
    ['that begins on its last day', { validFrom: Date.parse('2026-11-23T20:00:00Z'), validTo: NOW + 9e8 }, true],
    ['that begins two days after it', { validFrom: Date.parse('2026-11-26T00:00:00Z'), validTo: NOW + 9e8 }, false],
    ['without an end, for a leg of this week', { validTo: null }, true],
  ])('%s', (_, changes, expected) => {
    expect(meetsInTime(item(changes), leg(), NOW)).toBe(expected)
  })
  it('no more once it is over, also for a leg that is going on', () => {
    const today = leg({ from: calendarDate('2026-11-19'), to: calendarDate('2026-11-22') })
    expect(meetsInTime(item({ validTo: NOW - MINUTE_MS }), today, NOW)).toBe(false)
    expect(meetsInTime(item({ validTo: NOW + MINUTE_MS }), today, NOW)).toBe(true)
  })
  it('without an end says nothing about a leg in a month', () => {
    const later = leg({ from: calendarDate('2026-12-20'), to: calendarDate('2026-12-23') })
    expect(meetsInTime(item({ validTo: null }), later, NOW)).toBe(false)
  })
  it('without dates, within the next seven days', () => {
    const open = leg({ from: null, to: null })
    expect(meetsInTime(item({ validFrom: NOW + 6 * 864e5, validTo: NOW + 9 * 864e5 }), open, NOW)).toBe(true)
    expect(meetsInTime(item({ validFrom: NOW + 8 * 864e5, validTo: NOW + 9 * 864e5 }), open, NOW)).toBe(false)
  })
})

describe('an event is near', () => {
  const north = (degrees: number) => ({ latitude: LISBON.latitude + degrees, longitude: LISBON.longitude })
  it.each([
    ['a flood 140 km away', { position: north(1.26) }, 'here'],
    ['a flood 160 km away in the same country', { position: north(1.44) }, null],
    ['a weak earthquake 60 km away', { kind: 'earthquake', magnitude: 4.9, position: north(0.54) }, null],
    ['a stronger one', { kind: 'earthquake', magnitude: 5, position: north(0.54) }, 'here'],
    [
      'a strong one at sea, of no country',
      { kind: 'earthquake', magnitude: 7.5, position: north(3.4), countries: [] },
      'here',
    ],
    ['a warning whose outline holds it', { kind: 'weather', position: null, bounds: [-10, 38, -9, 39] }, 'here'],
    ['a warning whose outline does not', { kind: 'weather', position: null, bounds: [-8, 38, -7, 39] }, null],
    ['a warning with its name', { kind: 'weather', position: null, area: 'Setúbal, LISBON' }, 'named'],
    ['a warning of another area', { kind: 'weather', position: null, area: 'Faro' }, 'country'],
    ['a warning of another country', { kind: 'weather', position: null, area: 'Lisbon', countries: ['US'] }, null],
    ['an outbreak in the country', { kind: 'health', position: null }, 'country'],
  ] as const)('%s', (_, changes, nearness) => {
    expect(nearnessOf(item(changes as Partial<FeedItem>), leg())).toBe(nearness)
  })
  it('across the date line', () => {
    const fiji = leg({ country: 'FJ', position: { latitude: -17, longitude: -179.5 } })
    expect(nearnessOf(item({ position: null, countries: [], bounds: [177, -20, -178, -15] }), fiji)).toBe('here')
  })
})

describe('the answer about a leg', () => {
  const answer = (advice: readonly AdviceLine[], items: readonly FeedItem[] = [], readings = ALL_READ) =>
    assessLeg(leg(), { items, readings, advice, now: NOW })
  it.each([
    ['one government says do not travel', [says('US', 2), says('CA', 4)], [], 'do-not-go', ['CA']],
    ['a serious event is there', [says('US', 3)], [item()], 'follow-instructions', []],
    ['one says reconsider', [says('US', 3), says('GB', 1)], [], 'reconsider', ['US']],
    ['one says caution', [says('US', 2)], [], 'check-before', ['US']],
    ['a part of the country is advised against', [says('US', 1), says('GB', 1, 4)], [], 'check-before', ['GB']],
    ['a mild event is there', MILD, [item({ severity: 'Green' })], 'check-before', []],
    ['every feed was read and has nothing', MILD, [], 'nothing-known', []],
  ] as const)('when %s', (_, advice, items, action, authorities) => {
    expect(answer(advice, items)).toMatchObject({ action, authorities })
  })
  it.each([
    ['earthquakes', ALL_READ.slice(1), ['usgs']],
    ['the weather of the country', ALL_READ.slice(0, 2), ['meteoalarm']],
    [
      'the weather of another country only',
      [...ALL_READ.slice(0, 2), reading('meteoalarm', { country: 'ES' })],
      ['meteoalarm'],
    ],
    ['disasters, which failed', [ALL_READ[0]!, reading('gdacs', { problem: 'other-shape' }), ALL_READ[2]!], ['gdacs']],
  ] as const)('is never calm without %s', (_, readings, unread) => {
    expect(answer(MILD, [], readings as FeedReading[])).toMatchObject({ action: 'unknown', unread })
  })
  it('is unknown where no government has a level', () => {
    expect(answer([]).action).toBe('unknown')
  })
  it('a warning of an unknown area is shown apart and decides nothing', () => {
    const there = item({ kind: 'weather', position: null, area: 'Faro', severity: 'Red' })
    expect(answer(MILD, [there])).toMatchObject({ action: 'nothing-known', events: [], elsewhere: [{ item: there }] })
  })
})

describe('governments side by side', () => {
  it('disagree by name', () => {
    expect(compareAdvice([says('US', 2), says('GB', 1), says('DE', 4)])).toEqual({
      kind: 'disagree',
      low: 1,
      high: 4,
      mildest: ['GB'],
      strictest: ['DE'],
    })
  })
  it('agree, or are one, or none', () => {
    expect(compareAdvice(MILD)).toEqual({ kind: 'agree', level: 1, count: 2 })
    expect(compareAdvice([says('IE', 3)])).toEqual({ kind: 'one', authority: 'IE', level: 3 })
    expect(compareAdvice([])).toEqual({ kind: 'unknown' })
  })
})

describe('severity', () => {
  it.each([
    ['Red: 200 km/h', {}, true],
    ['Yellow', {}, false],
    ['Severe', {}, true],
    ['Moderate', {}, false],
    ['M 5.9, alert orange', { kind: 'earthquake', magnitude: 5.9 }, true],
    ['M 6.0', { kind: 'earthquake', magnitude: 6 }, true],
    ['M 5.9', { kind: 'earthquake', magnitude: 5.9 }, false],
    ['Level 3', { kind: 'health' }, true],
    ['Level 2', { kind: 'health' }, false],
  ] as const)('%s', (severity, changes, expected) => {
    expect(isSerious(item({ severity, ...changes }))).toBe(expected)
  })
  it('puts the most serious first', () => {
    const all = [
      item({ id: 'a', severity: 'Green' }),
      item({ id: 'b', severity: 'Orange' }),
      item({ id: 'c', severity: 'Red' }),
    ]
    expect(all.toSorted(bySeverity).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  })
})

describe('an earthquake that two sources report', () => {
  const quake = (changes: Partial<FeedItem>) => item({ kind: 'earthquake', magnitude: 5.6, validFrom: NOW, ...changes })
  const usgs = quake({ id: 'usgs:1', source: 'usgs', severity: 'M 5.6' })
  it.each([
    ['green', { severity: 'Green: M 5.7' }, ['usgs:1']],
    ['orange', { severity: 'Orange: M 5.7' }, ['g']],
    ['eleven minutes later', { validFrom: NOW + 11 * MINUTE_MS }, ['usgs:1', 'g']],
    ['far away', { position: { latitude: 37, longitude: -9.14 } }, ['usgs:1', 'g']],
  ])('is one when it is the same: %s', (_, changes, left) => {
    expect(withoutDoubles([usgs, quake({ id: 'g', severity: 'Green', ...changes })]).map(({ id }) => id)).toEqual(left)
  })
})

describe('the legs of a trip', () => {
  const day = (name: string, date: string | null) => ({
    date: date === null ? null : calendarDate(date),
    city: { name, country: 'PT', coordinates: LISBON },
  })
  it('join days in one city, and keep a return apart', () => {
    const days = [
      day('Lisbon', '2026-11-21'),
      day('Lisbon', '2026-11-22'),
      day('Porto', '2026-11-23'),
      day('Lisbon', null),
    ]
    expect(legsOfTrip(days).map(({ name, from, to }) => [name, from, to])).toEqual([
      ['Lisbon', '2026-11-21', '2026-11-22'],
      ['Porto', '2026-11-23', '2026-11-23'],
      ['Lisbon', null, null],
    ])
  })
})

import { calendarDate, euros } from '@app/domain/kernel'
import { describe, expect, it } from 'vitest'

import { claimText as text } from '../features/delay-claim/delay-claim-text.ts'
import { formatCoordinates, formatCountry, formatDate, formatDistance, formatDuration, formatMoney } from './format.ts'

describe('text', () => {
  it('fills in the placeholders', () => {
    expect(text('claim.problems.many', { count: '6' })).toBe('6 things to fix before we can answer')
  })
})

describe('format', () => {
  it.each([
    ['en-GB', '€600'],
    ['de-DE', '600\u00a0€'],
    ['fr-FR', '600\u00a0€'],
  ])('formats money as in %s', (locale, written) => expect(formatMoney(euros(600), locale)).toBe(written))

  it('shows cents only when there are any', () => expect(formatMoney(euros(12.5), 'en-GB')).toBe('€12.50'))
  it('supports currencies without cents', () => {
    expect(formatMoney({ minorUnits: 1200, currency: 'JPY' }, 'en-GB')).toBe('JP¥1,200')
  })
  it.each([
    ['IDR', 23_421_246, 'IDR\u00a0234,212'],
    ['HUF', 500_000, 'HUF\u00a05,000'],
    ['KWD', 1500, 'KWD\u00a01.500'],
  ])('divides %s by its minor units, whatever Intl writes of them', (currency, minorUnits, written) => {
    expect(formatMoney({ minorUnits, currency }, 'en-GB')).toBe(written)
  })
  it('groups thousands of kilometres', () => expect(formatDistance(5404, 'en-GB')).toBe('5,404 km'))
  it('never shifts a date by a time zone', () =>
    expect(formatDate(calendarDate('2026-05-15'), 'en-GB')).toBe('15 May 2026'))
  it.each([
    [180, '3h'],
    [215, '3h 35m'],
    [35, '0h 35m'],
  ])('%i minutes', (minutes, written) => expect(formatDuration(minutes, 'en-GB')).toBe(written))
  it('does not mix another language into English sentences', () => {
    expect(formatDuration(215, 'de-DE')).toBe('3h 35m')
    expect(formatDate(calendarDate('2026-05-15'), 'de-DE')).toBe('15 May 2026')
    expect(formatCountry('PT', 'de-DE')).toBe('Portugal')
    expect(formatCountry('GB', 'de-DE')).toBe('United Kingdom')
    expect(formatDistance(5404, 'de-DE')).toMatch(/^5\.404\skm$/)
  })
  it.each([
    [38.781, -9.136, '38°47′N 9°08′W'],
    [-33.9461, 151.1772, '33°57′S 151°11′E'],
    [59.9999, 0, '60°00′N 0°00′E'],
  ])('formats %d, %d as on charts', (latitude, longitude, written) => {
    expect(formatCoordinates({ latitude, longitude })).toBe(written)
  })
})

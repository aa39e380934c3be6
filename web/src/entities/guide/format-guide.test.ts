import { parseBooking, parseTip, parseUsualTimes } from '@app/domain/guide'
import { describe, expect, it } from 'vitest'

import {
  formatBooking,
  formatClosed,
  formatLongMonths,
  formatMonths,
  formatPrice,
  formatTip,
  formatUsualTimes,
} from './format-guide.ts'

describe('formatPrice', () => {
  it.each([
    ['a range', { currency: 'EUR', low: 10, high: 15, year: 2026 }, 'en-GB', '€10–15'],
    ['one price', { currency: 'JPY', low: 500, high: 500, year: 2026 }, 'en-GB', 'JP¥500'],
    ['cents', { currency: 'EUR', low: 1.3, high: 2, year: 2026 }, 'en-GB', '€1.30–2.00'],
    ['thousands', { currency: 'IDR', low: 50_000, high: 100_000, year: 2026 }, 'en-GB', 'IDR 50,000–100,000'],
    ['a sign after the figure', { currency: 'EUR', low: 10, high: 15, year: 2026 }, 'de-DE', '10–15 €'],
  ] as const)('%s', (_, price, locale, words) => {
    expect(formatPrice(price, locale).replaceAll('\u{a0}', ' ')).toBe(words)
  })
  it('nothing to pay', () => expect(formatPrice('free', 'en-GB')).toBe('Free'))
})

describe('formatUsualTimes', () => {
  it.each([
    ['09:30-17:30', '9:30–17:30'],
    ['09:00-21:00@3-10;09:00-18:00@11-2', '9:00–21:00 Mar–Oct, 9:00–18:00 Nov–Feb'],
    ['10:00-15:00@sat', '10:00–15:00 Sat'],
    ['10:00-15:00@tue-sun', '10:00–15:00 Tue–Sun'],
    ['10:00-15:00@mon,wed,fri', '10:00–15:00 Mon, Wed, Fri'],
    ['19:00-26:00', '19:00–2:00'],
    ['24h', 'open all day'],
    ['daylight', 'in daylight'],
    ['varies', 'hours vary'],
    ['', ''],
  ])('%s', (pattern, words) => {
    expect(formatUsualTimes(parseUsualTimes(pattern) ?? [], 'en-GB')).toBe(words)
  })
})

describe('months, closed days, booking and tips', () => {
  it('months are short in a list and long in a sentence', () => {
    const months = [
      { from: 4, to: 6 },
      { from: 11, to: 3 },
      { from: 9, to: 9 },
    ]
    expect(formatMonths(months)).toBe('Apr–Jun, Nov–Mar, Sep')
    expect(formatLongMonths(months)).toBe('April to June, November to March and September')
  })
  it.each([
    [['mon', 'hol'], 'closed Mon, public holidays'],
    [[], ''],
    [null, ''],
  ] as const)('closed on %j', (days, words) => expect(formatClosed(days)).toBe(words))
  it.each([
    ['none', null],
    ['useful:1', 'book ahead'],
    ['useful:5', 'better booked 5 days ahead'],
    ['essential:59', 'book 59 days ahead'],
    ['essential:60', 'book 2 months ahead'],
  ])('booking %s', (cell, words) => expect(formatBooking(parseBooking(cell)!)).toBe(words))
  it.each([
    ['optional:5-10', 'optional, 5–10%'],
    ['expected:10', 'optional, 10%'],
    ['expected:EUR 1-2', 'optional, €1–2'],
    ['round-up', 'optional'],
  ])('tip %s', (cell, words) => expect(formatTip(parseTip(cell)!, 'optional', 'en-GB')).toBe(words))
})

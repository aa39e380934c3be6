/** Prices, times and lists of the guide in a language, rounded as in conversation. */
import { countryNameIn } from '@app/domain/country-name'
import type { MonthRange, Price } from '@app/domain/guide'
import type { CalendarDate } from '@app/domain/kernel'

import { type GuideWords, guideWords } from './words/words-in.ts'

const MINUTES_PER_HOUR = 60
/** Country names that take an article in English. */
const WITH_ARTICLE = new Set('AE BS CD CF DO GB GM KM KY MH MV NL PH SB SC US'.split(' '))

/** Currencies with an unambiguous symbol; "$" is used by many countries. */
const CLEAR = new Set('EUR GBP INR JPY KRW PHP THB TRY UAH VND'.split(' '))

const SHORT_UNITS = new Set('celsius hour millimeter minute kilometer kilometer-per-hour mile-per-hour'.split(' '))

export type GuideWriting = ReturnType<typeof createGuideWriting>

const kept = new Map<string, GuideWriting>()

/** Creating an Intl formatter takes milliseconds. */
export function guideWriting(language: string): GuideWriting {
  const words = guideWords(language)
  const made = kept.get(words.locale) ?? createGuideWriting(words)
  kept.set(words.locale, made)
  return made
}

function createGuideWriting(words: GuideWords) {
  const { locale } = words
  const country = (code: string): string => {
    const name = countryNameIn(code, locale)
    return locale.startsWith('en') && WITH_ARTICLE.has(code) ? `the ${name}` : name
  }
  const list = (texts: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
    new Intl.ListFormat(locale, { type }).format(texts)
  return { language: locale.slice(0, 2), words, country, list, ...writeMoney(words), ...writeTimes(words, list) }
}

function writeMoney({ locale, labels }: GuideWords) {
  const range = (low: number, high: number, currency: string): string => {
    const format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: CLEAR.has(currency) ? 'narrowSymbol' : 'symbol',
      trailingZeroDisplay: 'stripIfInteger',
      maximumFractionDigits: 2,
    })
    // Intl puts spaces around the dash if both ends have the symbol.
    return low === high ? format.format(low) : format.formatRange(low, high).replace(/\s–\s/, '–')
  }
  const price = (value: Price): string =>
    value === 'free' ? labels.free : range(value.low, value.high, value.currency)
  return { range, price }
}

function writeTimes({ locale }: GuideWords, list: (texts: readonly string[]) => string) {
  const write = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  const unit = (value: number, name: string): string =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: name,
      unitDisplay: SHORT_UNITS.has(name) ? 'short' : 'long',
    }).format(value)
  const minutes = (value: number): string => {
    const rounded = value < 10 ? value : Math.round(value / 5) * 5
    const [hours, rest] = [Math.floor(rounded / MINUTES_PER_HOUR), rounded % MINUTES_PER_HOUR]
    return [hours > 0 ? unit(hours, 'hour') : '', rest > 0 || hours === 0 ? unit(rest, 'minute') : '']
      .filter(Boolean)
      .join(' ')
  }
  const monthName = (month: number): string => write({ month: 'long' }).format(Date.UTC(2026, month - 1, 15))
  const months = (ranges: readonly MonthRange[]): string =>
    list(ranges.map(({ from, to }) => (from === to ? monthName(from) : `${monthName(from)}–${monthName(to)}`)))
  const days = (from: CalendarDate, to: CalendarDate): string => {
    const format = write({ day: 'numeric', month: 'long', year: 'numeric' })
    const at = (day: CalendarDate): number => Date.parse(`${day}T00:00:00Z`)
    return from === to ? format.format(at(from)) : format.formatRange(at(from), at(to))
  }
  const clock = (minute: number): string =>
    write({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(Date.UTC(2026, 0, 1, 0, minute))
  const hours = (fromMinutes: number, toMinutes: number): string => `${clock(fromMinutes)}–${clock(toMinutes)}`
  const weekday = (index: number): string => write({ weekday: 'long' }).format(Date.UTC(2026, 5, 1 + index))
  return { unit, minutes, month: monthName, months, days, clock, hours, weekday }
}

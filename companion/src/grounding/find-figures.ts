import type { Evidence } from './evidence.ts'
import { findQuantity, isSameDuration, readWritten, type Unit } from './quantity.ts'
import { type Span, takeSpans } from './span.ts'
import {
  CLOCK,
  clockMinutes,
  COUNTED_MONTH,
  currenciesOf,
  DURATION,
  durationMinutes,
  MONEY,
  NUMBER,
  NUMBER_WORDS,
  NUMBERED_DAY,
  TELEPHONE,
  UNIT_PATTERNS,
} from './unit-words.ts'

const BARE: readonly Unit[] = ['count', 'text', 'days', 'months']
const ANY_NUMBER = new RegExp(NUMBER, 'g')

/** Every number of a sentence, each with what stands for it: an hour by an hour, a price by a price of that currency. */
export function findFigures(text: string, evidence: Evidence, locale: string): readonly Span[] {
  const spans: Span[] = []
  const take = (pattern: RegExp, claimsOf: (match: RegExpExecArray) => Span['claims'] | undefined): void => {
    spans.push(...takeSpans(text, spans, pattern, claimsOf))
  }
  for (const [name, claims] of evidence.numberedNames) take(literal(name), () => claims)
  const named = spans.length
  takeDates(take, evidence, locale)
  const hasDate = spans.length > named
  take(TELEPHONE, ([written]) => phoneClaims(written, evidence))
  take(COUNTED_MONTH, ([, month]) => evidence.months.get(Number(month)) ?? null)
  take(NUMBERED_DAY, ([, count]) => dayClaims(Number(count), evidence))
  take(MONEY, (match) => moneyClaims(match, evidence))
  take(CLOCK, (match) => clockClaims(match, evidence))
  take(DURATION, (match) => durationClaims(match, evidence))
  for (const [unit, pattern] of UNIT_PATTERNS)
    take(pattern, ([, written = '']) => findQuantity(evidence.quantities, readWritten(written), unit)?.claims ?? null)
  const isSpoken = locale.slice(0, 2) in NUMBER_WORDS
  take(
    ANY_NUMBER,
    ([written]) => numberClaims(written, evidence, isSpoken) ?? (hasDate ? dayOfMonth(written, evidence) : null),
  )
  const words = NUMBER_WORDS[locale.slice(0, 2)] ?? {}
  take(/\p{L}+/gu, ([word]) => {
    const said = word.toLowerCase()
    const value = Object.hasOwn(words, said) ? words[said] : undefined
    return value === undefined ? undefined : numberClaims(String(value), evidence, true)
  })
  return spans
}

function literal(name: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'gu')
}

type Take = (pattern: RegExp, claimsOf: (match: RegExpExecArray) => Span['claims'] | undefined) => void

/** Months by name, with their day and year where these stand beside. */
function takeDates(take: Take, { days, months, quantities }: Evidence, locale: string): void {
  for (const [index, pattern] of monthPatterns(locale).entries()) {
    const month = index + 1
    take(pattern, ([, before, after, year]) => {
      const day = before ?? after
      if (year !== undefined && !findQuantity(quantities, [Number(year)], null)) return null
      if (day === undefined) return months.get(month) ?? null
      return days.get(`${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`) ?? null
    })
  }
}

const patternsByLocale = new Map<string, readonly RegExp[]>()

function monthPatterns(locale: string): readonly RegExp[] {
  const known = patternsByLocale.get(locale)
  if (known) return known
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  const made = Array.from({ length: 12 }, (_, month) => {
    // "may" in small letters is a verb.
    const [first = '', ...rest] = format.format(Date.UTC(2026, month, 15))
    const name = `${first === first.toLowerCase() ? `[${first}${first.toUpperCase()}]` : first}${rest.join('')}`
    const before = '(?:(\\d{1,2})(?:\\.|st|nd|rd|th|er|º|°)?\\s(?:de |of )?)?'
    const after = '(?:\\s(\\d{1,2})(?:st|nd|rd|th)?(?!\\d))?(?:,?\\s(?:de )?(\\d{4}))?'
    return new RegExp(`(?<!\\p{L})${before}${name}(?!\\p{L})${after}`, 'gu')
  })
  patternsByLocale.set(locale, made)
  return made
}

function moneyClaims(match: RegExpExecArray, { quantities }: Evidence): Span['claims'] | undefined {
  const [, sign, first, second, name] = match
  const currencies = currenciesOf(sign ?? name ?? '')
  if (currencies.length === 0) return undefined
  const said = readWritten(first ?? second ?? '')
  const found = currencies.map((currency) => findQuantity(quantities, said, `money ${currency}`)).find(Boolean)
  return found?.claims ?? null
}

/** No plan has a day that it has not. */
function dayClaims(count: number, { quantities }: Evidence): Span['claims'] {
  return quantities.find(({ unit, value }) => unit === 'days' && count <= value)?.claims ?? null
}

function clockClaims(match: RegExpExecArray, { quantities }: Evidence): Span['claims'] {
  const { minutes, written } = clockMinutes(match)
  const found = quantities.find(({ value, unit }) => unit === 'clock' && value === minutes)
  // "1:30" may be how long something takes.
  return (found ?? quantities.find(({ value, unit }) => unit === 'minutes' && value === written))?.claims ?? null
}

function durationClaims(match: RegExpExecArray, { quantities }: Evidence): Span['claims'] {
  const [, hours, minutes, only] = match
  const total = durationMinutes(match)
  const isHour = minutes === undefined && only === undefined
  const found = quantities.find(
    ({ value, unit }) =>
      (unit === 'minutes' && isSameDuration(total, value)) ||
      (unit === 'clock' && isHour && value === total) ||
      (unit === 'text' && value === (isHour ? Number(hours) : total)),
  )
  return found?.claims ?? null
}

function phoneClaims(written: string, { phones }: Evidence): Span['claims'] {
  return phones.get(written.replaceAll(/\D/g, '')) ?? null
}

/** In a language whose units are known, a number without one is no distance and no hour. */
function numberClaims(written: string, { quantities }: Evidence, isSpoken: boolean): Span['claims'] {
  const known = isSpoken ? quantities.filter(({ unit }) => BARE.includes(unit)) : quantities
  return findQuantity(known, readWritten(written), null)?.claims ?? null
}

/** "From 3 to 9 May": the month stands beside the other. */
function dayOfMonth(written: string, { days }: Evidence): Span['claims'] {
  return [...days].find(([date]) => Number(date.slice(3)) === Number(written))?.[1] ?? null
}

import type { Evidence } from './evidence.ts'
import { monthName } from './gather-evidence.ts'
import { findQuantity, isSameDuration, readWritten } from './quantity.ts'
import { type Span, takeSpans } from './span.ts'
import { CLOCK, COUNTED_MONTH, currencyOf, DURATION, MONEY, NUMBER, NUMBER_WORDS, UNIT_PATTERNS } from './unit-words.ts'

const NOON = 720
const NAMES_OF_DAYS = 31

/** Every number of a sentence, each with what stands for it: an hour by an hour, a price by a price of that currency. */
export function findFigures(text: string, evidence: Evidence, locale: string): readonly Span[] {
  const spans: Span[] = []
  const take = (pattern: RegExp, claimsOf: (match: RegExpExecArray) => Span['claims'] | undefined): void => {
    spans.push(...takeSpans(text, spans, pattern, claimsOf))
  }
  takeDates(take, evidence, locale)
  take(COUNTED_MONTH, ([, month]) => evidence.months.get(Number(month)) ?? null)
  take(MONEY, (match) => moneyClaims(match, evidence))
  take(CLOCK, (match) => clockClaims(match, evidence))
  take(DURATION, (match) => durationClaims(match, evidence))
  for (const [unit, pattern] of UNIT_PATTERNS)
    take(pattern, ([, written = '']) => findQuantity(evidence.quantities, readWritten(written), unit)?.claims ?? null)
  take(new RegExp(NUMBER, 'g'), ([written]) => numberClaims(written, evidence))
  const words = NUMBER_WORDS[locale.slice(0, 2)] ?? {}
  take(/\p{L}+/gu, ([word]) => {
    const value = words[word.toLowerCase()]
    return value === undefined ? undefined : numberClaims(String(value), evidence)
  })
  return spans
}

type Take = (pattern: RegExp, claimsOf: (match: RegExpExecArray) => Span['claims'] | undefined) => void

/** Months by name, with their day and year where these stand beside. */
function takeDates(take: Take, { days, months, quantities }: Evidence, locale: string): void {
  for (let month = 1; month <= 12; month += 1) {
    const name = namePattern(locale, month)
    const known = (day: string | undefined, year: string | undefined): Span['claims'] => {
      if (year !== undefined && !findQuantity(quantities, [Number(year)], null)) return null
      if (day === undefined) return months.get(month) ?? null
      return days.get(`${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`) ?? null
    }
    const before = `(?:(\\d{1,2})(?:\\.|st|nd|rd|th|er|º|°)?\\s(?:de |of )?)?`
    const after = `(?:\\s(\\d{1,2})(?:st|nd|rd|th)?(?!\\d))?(?:,?\\s(?:de )?(\\d{4}))?`
    take(new RegExp(`(?<!\\p{L})${before}${name}(?!\\p{L})${after}`, 'gu'), ([, first, second, year]) =>
      known(first ?? second, year),
    )
  }
}

/** "may" in small letters is a verb. */
function namePattern(locale: string, month: number): string {
  const written = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, month - 1, 15),
  )
  const [first = '', ...rest] = written
  const isLower = first === first.toLowerCase()
  return monthName(locale, month) === ''
    ? '(?!)'
    : `${isLower ? `[${first}${first.toUpperCase()}]` : first}${rest.join('')}`
}

function moneyClaims(
  [, sign, first, second, name]: RegExpExecArray,
  { quantities }: Evidence,
): Span['claims'] | undefined {
  const currency = currencyOf(sign ?? name ?? '')
  if (currency === null || (name !== undefined && /^[A-Z]{3}$/.test(name) && !isCurrency(name))) return undefined
  return findQuantity(quantities, readWritten(first ?? second ?? ''), `money ${currency}`)?.claims ?? null
}

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code)
}

function clockClaims(
  [, hour, minute = '0', half, bare, bareHalf]: RegExpExecArray,
  { quantities }: Evidence,
): Span['claims'] {
  const isAfternoon = (half ?? bareHalf ?? '').toLowerCase().startsWith('p')
  const isMorning = (half ?? bareHalf ?? '').toLowerCase().startsWith('a')
  const written = Number(hour ?? bare) * 60 + Number(minute)
  const minutes = (written % NOON) + (isAfternoon || (!isMorning && written >= NOON) ? NOON : 0)
  const found = quantities.find(({ value, unit }) => unit === 'clock' && value === minutes)
  // "1:30" may be how long something takes.
  return (found ?? quantities.find(({ value, unit }) => unit === 'minutes' && value === written))?.claims ?? null
}

function durationClaims([, hours, minutes, only]: RegExpExecArray, { quantities }: Evidence): Span['claims'] {
  const total = Number((hours ?? '0').replace(',', '.')) * 60 + Number(minutes ?? only ?? '0')
  const isHour = minutes === undefined && only === undefined
  const found = quantities.find(
    ({ value, unit }) =>
      (unit === 'minutes' && isSameDuration(total, value)) ||
      (unit === 'clock' && isHour && value === total) ||
      (unit === 'text' && isHour && value === Number(hours)) ||
      (unit === 'text' && only !== undefined && value === total),
  )
  return found?.claims ?? null
}

function numberClaims(written: string, { quantities, days }: Evidence): Span['claims'] {
  const said = readWritten(written)
  const found = findQuantity(quantities, said, null)
  if (found) return found.claims
  const [value = 0] = said
  const isDay = Number.isInteger(value) && value >= 1 && value <= NAMES_OF_DAYS
  const day = isDay ? [...days].find(([date]) => Number(date.slice(3)) === value) : undefined
  return day?.[1] ?? null
}
